import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { putCommas } from '../../shared/practice/practice-sheet';
import { hasError, listWords } from './sentence-words';

/** What a learner gives; each kind of task uses its part. */
export interface Answer {
  readonly text: string;
  /** Where the word begins that is to be mended; null before one is chosen. */
  readonly wordStart: number | null;
  /** Where commas were put, in units of the sentence; of tiles, which were taken, in order. */
  readonly places: readonly number[];
}

export const emptyAnswer: Answer = { text: '', wordStart: null, places: [] };

/** `near`: one letter away, small for capital, the other number, or the verb in its place in another order; `elsewhere`: another word than the wrong one was chosen. Only `right` counts. */
export type Verdict = 'right' | 'near' | 'wrong' | 'elsewhere';

/** In a shorter word a letter makes another word. */
const LEAST_LETTERS_NEAR = 4;

/** Spaces, shapes of apostrophes and a mark at the end are no errors here. */
function tidyAnswer(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2019\u2018\u02bc\u00b4`]/gu, "'")
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/[.!?…]+$/u, '');
}

/** The same in small letters. */
export const foldAnswer = (text: string): string => tidyAnswer(text).toLocaleLowerCase('et');

/** Whether a letter is missing, too many or another one, or two letters have changed places; a space is no letter. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  const isLetters = (text: string) => /^\p{L}*$/u.test(text);
  if (short.length < long.length) return short.slice(head) === long.slice(head + 1) && isLetters(long[head]!);
  const rest = (skip: number) => short.slice(head + skip) === long.slice(head + skip);
  if (rest(1)) return isLetters(short[head]! + long[head]!);
  const isSwapped = short[head] === long[head + 1] && short[head + 1] === long[head];
  return isSwapped && rest(2) && isLetters(short.slice(head, head + 2));
}

/** Name of the form that was written, where it is one of the word's; null otherwise. */
export function nameWrittenForm({ forms }: PracticeItem, text: string): string | null {
  const folded = foldAnswer(text);
  return forms.find(({ form }) => foldAnswer(form) === folded)?.name ?? null;
}

function checkText(item: PracticeItem, text: string): Verdict {
  const folded = foldAnswer(text);
  const accepted = item.accepted.map(foldAnswer);
  if (accepted.includes(folded))
    return item.accepted.some((each) => tidyAnswer(each) === tidyAnswer(text)) ? 'right' : 'near';
  if (item.almost.some((each) => foldAnswer(each) === folded)) return 'near';
  // Another form of the word, or the error as it was, is not a slip of the pen.
  const isOther = nameWrittenForm(item, text) !== null || folded === foldAnswer(item.written);
  const isNear = accepted.some((each) => each.length >= LEAST_LETTERS_NEAR && isOneLetterOff(each, folded));
  return isNear && !isOther ? 'near' : 'wrong';
}

/** The order of the stock is right; another one has the verb in its place where the first two tiles are the same. */
function checkOrder({ accepted, choices }: PracticeItem, { text, places }: Answer): Verdict {
  const [right = ''] = accepted.map(foldAnswer);
  if (foldAnswer(text) === right) return 'right';
  const start = places.slice(0, 2).map((at) => choices[at]!);
  return places.length === choices.length && right.startsWith(`${foldAnswer(start.join(' '))} `)
    ? 'near'
    : 'wrong';
}

function checkCommas({ before, commaPlaces, accepted }: PracticeItem, commas: readonly number[]): Verdict {
  const isSame = (places: readonly number[]) => putCommas(before, places) === putCommas(before, commas);
  const folded = foldAnswer(putCommas(before, commas));
  return isSame(commaPlaces) || accepted.some((each) => foldAnswer(each) === folded) ? 'right' : 'wrong';
}

/** Holds an answer against what is accepted. */
export function checkAnswer(item: PracticeItem, answer: Answer): Verdict {
  if (item.kind === 'PLACE_COMMA') return checkCommas(item, answer.places);
  if (item.kind === 'ORDER_TILES') return checkOrder(item, answer);
  if (item.choices.length > 0) return item.accepted.includes(answer.text) ? 'right' : 'wrong';
  if (item.kind === 'MEND_ERROR' && answer.wordStart !== null) {
    const word = listWords(item).find(({ start }) => start === answer.wordStart);
    if (word === undefined || !hasError(item, word)) return 'elsewhere';
  }
  if (item.kind !== 'LISTEN_AND_WRITE') return checkText(item, answer.text);
  // Nobody hears a comma.
  return checkText({ ...item, accepted: item.accepted.map(leaveMarks) }, leaveMarks(answer.text));
}

const leaveMarks = (text: string): string => text.replace(/[,;:]/gu, '');

/** Whether there is something to check; a sentence may need no comma. */
export function canCheck({ kind, choices }: PracticeItem, { text, wordStart, places }: Answer): boolean {
  if (kind === 'PLACE_COMMA') return true;
  if (kind === 'ORDER_TILES') return places.length === choices.length;
  return text.trim() !== '' && (kind !== 'MEND_ERROR' || wordStart !== null);
}
