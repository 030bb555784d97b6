import { readSourceSentences, type SourceSentence } from '../language/read-sentences';

const [SHORTEST_SENTENCE, LONGEST_SENTENCE] = [3, 100];
/** One in so many sentences of newer clean text is kept as edited text that no context model has seen. */
const [EDITED_STEP, EDITED_PLACE] = [16, 5];

/** Sentences of correct Estonian as tokens; those of `readEditedTokens` are left out. */
export function readCleanSentences(): string[][] {
  return listSentences(false);
}

/** Sentences of correct Estonian that no context model learns from: corrections in them are false alarms. */
export function readEditedTokens(): string[][] {
  return listSentences(true);
}

/** True for the sentence at this place of the list of all sources if it is kept as edited text. */
export function isEditedSentence({ source }: SourceSentence, place: number): boolean {
  return (source === 'clean' || source === 'treebank') && place % EDITED_STEP === EDITED_PLACE;
}

function listSentences(isEdited: boolean): string[][] {
  return readSourceSentences()
    .filter((sentence, i) => sentence.source !== 'learner' && isEditedSentence(sentence, i) === isEdited)
    .map(({ tokens }) => [...tokens])
    .filter(({ length }) => length >= SHORTEST_SENTENCE && length <= LONGEST_SENTENCE);
}
