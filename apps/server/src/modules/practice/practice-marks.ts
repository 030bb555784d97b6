import type { ErrorMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { PracticeSlot } from './practice-work';

/** Marks of the corpus that are surely errors. */
const LEAST_PROBABILITY = 0.8;
/** Codes of the errors that a topic may be about. */
const codesOfTopics: Readonly<Partial<Record<PracticeSlot['topic'], RegExp>>> = {
  infinitive: /VERB/u,
  agreement: /NOM|VERB/u,
  together: /WS/u,
  letters: /SPELL/u,
  'verb-choice': /LEX/u,
};

/** Whether a sentence with this one error may be mended in an exercise about the topic. */
export function mayPractise(
  { code, probability }: Pick<ErrorMark, 'code' | 'probability'>,
  { topic }: PracticeSlot,
): boolean {
  return probability >= LEAST_PROBABILITY && (codesOfTopics[topic] ?? /NOM/u).test(code);
}

/** Misspellings of our own making stand in where learners made none. */
export function isMadeWrong(slot: PracticeSlot): slot is { topic: 'letters'; kind: 'MEND_ERROR' } {
  return slot.topic === 'letters' && slot.kind === 'MEND_ERROR';
}
