import { isWord } from './compare-words';
import type { InnerError, WordToType } from './typed-edit';

/** The errors inside a move of words, places counted from the first word of the edit; undefined for no move. */
export function typeMove(
  written: readonly WordToType[],
  corrected: readonly WordToType[],
): InnerError[] | undefined {
  const sort = (words: readonly WordToType[]): string =>
    words
      .filter(isWord)
      .map(({ form }) => form.toLowerCase())
      .sort()
      .join(' ');
  const join = (words: readonly WordToType[]): string =>
    words
      .filter(isWord)
      .map(({ form }) => form.toLowerCase())
      .join(' ');
  return sort(written) === sort(corrected) && join(written) !== join(corrected) ? [] : undefined;
}
