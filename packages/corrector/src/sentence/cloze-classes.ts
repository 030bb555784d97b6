const CASES = ['n', 'g', 'p', 'ill', 'in', 'el', 'all', 'ad', 'abl', 'tr', 'ter', 'es', 'ab', 'kom'];

/** Form codes of nominals that the cloze model distinguishes. */
export const NOMINAL_CODES: readonly string[] = [
  'adt',
  ...CASES.map((name) => `sg ${name}`),
  ...CASES.map((name) => `pl ${name}`),
];

/** Form codes of verbs that the cloze model distinguishes. */
export const VERB_CODES: readonly string[] = (
  'n d b me te vad sin sid s sime site o neg takse ti ks ksin ksid ksime ksite taks ' +
  'ge gu gem vat nuks da des ma mas mast maks mata nud tud v tav ta'
).split(' ');

/** Which of the two models a part of speech belongs to: inflected nominals, verbs, or none. */
export type WordGroup = 'nominal' | 'verb';

const GROUP_CODES: Readonly<Record<WordGroup, readonly string[]>> = {
  nominal: NOMINAL_CODES,
  verb: VERB_CODES,
};
const PLACES: Readonly<Record<WordGroup, ReadonlyMap<string, number>>> = {
  nominal: new Map(NOMINAL_CODES.map((code, i) => [code, i])),
  verb: new Map(VERB_CODES.map((code, i) => [code, i])),
};

/** The group of a word with this part of speech and form code, if the model distinguishes its form. */
export function findWordGroup(pos: string, code: string): WordGroup | undefined {
  if (pos === 'V') return PLACES.verb.has(code) ? 'verb' : undefined;
  return PLACES.nominal.has(code) ? 'nominal' : undefined;
}

/** Form codes of a group, in the order of the model's classes. */
export function listGroupCodes(group: WordGroup): readonly string[] {
  return GROUP_CODES[group];
}

/** Place of a form code among those of its group, -1 if it is not among them. */
export function findClass(group: WordGroup, code: string): number {
  return PLACES[group].get(code) ?? -1;
}
