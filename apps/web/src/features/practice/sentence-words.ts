import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { putCommas } from '../../shared/practice/practice-sheet';

/** A word of a sentence with the marks that stand beside it, as it is pressed. */
export interface SentenceWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Without the marks beside it. */
  readonly core: string;
}

type Sentence = Pick<PracticeItem, 'before' | 'written' | 'after'>;

const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words between the spaces; words of the error that stand together are one, so that they are mended together. */
export function listWords({ before, written, after }: Sentence): readonly SentenceWord[] {
  const sentence = before + written + after;
  const error = { start: before.length, end: before.length + written.length };
  const words: SentenceWord[] = [];
  for (const { index, 0: text } of sentence.matchAll(/\S+/gu)) {
    const end = index + text.length;
    const last = words.at(-1);
    const isOfError = index < error.end && end > error.start;
    if (isOfError && last !== undefined && last.end > error.start)
      words[words.length - 1] = makeWord(sentence.slice(last.start, end), last.start, written);
    else words.push(makeWord(text, index, isOfError ? written : null));
  }
  return words;
}

const makeWord = (text: string, start: number, error: string | null): SentenceWord => ({
  start,
  end: start + text.length,
  text,
  core: error !== null && text.includes(error) ? error : text.replace(MARKS, ''),
});

/** Whether the error is in the word. */
export const hasError = ({ before, written }: Sentence, { start, end }: SentenceWord): boolean =>
  start < before.length + written.length && end > before.length;

/** The sentence as it should be. */
export const writeAnswered = (item: PracticeItem): string =>
  item.kind === 'PLACE_COMMA'
    ? putCommas(item.before, item.commaPlaces)
    : `${item.before}${item.accepted[0] ?? ''}${item.after}`;
