/** The 17 UPOS of Universal Dependencies, alphabetically: the order that breaks ties. */
export const PARTS_OF_SPEECH = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;

const UNKNOWN_PART_OF_SPEECH = PARTS_OF_SPEECH.indexOf('X');
const partOfSpeechIds = new Map<string, number>(PARTS_OF_SPEECH.map((name, index) => [name, index]));

/** Place of a UPOS in PARTS_OF_SPEECH; a name that is no UPOS counts as `X`. */
export function classOfUpos(upos: string): number {
  return partOfSpeechIds.get(upos) ?? UNKNOWN_PART_OF_SPEECH;
}
