import type { LetterChange } from '../correction/correction-reason';
import { alignLetters, type ErrorModel, type LetterStep } from './error-model';

/** What is wrong with the letters of a word, in the order of the word. Both words in lower case. */
export function listLetterChanges(model: ErrorModel, written: string, right: string): LetterChange[] {
  return alignLetters(model, written, right)
    .steps.filter(({ step }) => step !== 'same')
    .map((step) => readLetters(step, written, right));
}

function readLetters(
  { step, written: j, right: d }: LetterStep,
  written: string,
  right: string,
): LetterChange {
  const length = step === 'swap' ? 2 : 1;
  return {
    written: step === 'missing' ? '' : written.slice(j, j + length),
    right: step === 'extra' ? '' : right.slice(d, d + length),
  };
}
