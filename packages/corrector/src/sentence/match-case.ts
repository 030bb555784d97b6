import { capitalise } from '@keelerada/estonian/capitalise';

/** A word with the capital letters of `written`: all, the first, or none. */
export function matchCase(word: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase() && written !== written.toLowerCase())
    return word.toUpperCase();
  return startsWithCapital(written) ? capitalise(word) : word;
}

/** True if the first letter is a capital. */
export function startsWithCapital(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}

/** The word with a small first letter. */
export function decapitalise(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
