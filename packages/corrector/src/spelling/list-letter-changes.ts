import type { LetterChange, LetterChangeKind } from '../correction-reason';
import { alignLetters } from './error-model';
import type { ErrorModel, LetterStep } from './error-model';

/** Letters that learners take for one another, with the name of the confusion. */
const CONFUSIONS: readonly (readonly [letters: string, kind: LetterChangeKind])[] = [
  ['õöo', 'õ-ö-o'],
  ['äa', 'ä-a'],
  ['üu', 'ü-u'],
  ['šs', 'š-s'],
  ['žz', 'ž-z'],
  ['bp', 'b-p'],
  ['dt', 'd-t'],
  ['gk', 'g-k'],
  ['ij', 'i-j'],
];

/** What is wrong with the letters of a word, in the order of the word. Both words in lower case. */
export function listLetterChanges(model: ErrorModel, written: string, right: string): LetterChange[] {
  return alignLetters(model, written, right)
    .steps.filter(({ step }) => step !== 'same')
    .map((step) => nameChange(step, written, right));
}

function nameChange(step: LetterStep, written: string, right: string): LetterChange {
  const { written: j, right: d } = step;
  switch (step.step) {
    case 'swap':
      return {
        kind: 'swapped-letters',
        written: written.slice(j, j + 2),
        right: right.slice(d, d + 2),
      };
    case 'missing':
      return { kind: nameMissing(right, d), written: '', right: right[d]! };
    case 'extra':
      return { kind: nameExtra(written, j), written: written[j]!, right: '' };
    default:
      return { kind: nameSubstitution(written[j]!, right[d]!), written: written[j]!, right: right[d]! };
  }
}

function nameMissing(right: string, place: number): LetterChangeKind {
  if (isDouble(right, place)) return 'missing-double';
  return right[place] === 'h' ? 'missing-h' : 'missing-letter';
}

function nameExtra(written: string, place: number): LetterChangeKind {
  if (isDouble(written, place)) return 'extra-double';
  return written[place] === 'h' ? 'extra-h' : 'extra-letter';
}

function nameSubstitution(written: string, right: string): LetterChangeKind {
  const found = CONFUSIONS.find(([letters]) => letters.includes(written) && letters.includes(right));
  return found?.[1] ?? 'other-letter';
}

function isDouble(word: string, place: number): boolean {
  return word[place] === word[place - 1] || word[place] === word[place + 1];
}
