const LETTERS = 'abdefghijklmnoprstuvõäöü';
/** Words of small letters alone, long enough that some of the word is left. */
const USABLE = /^[a-zõäöüšž]{4,}$/u;

/** A word of a text with typing errors in it. */
export interface PlantedError {
  readonly text: string;
  /** Where the written word stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly right: string;
}

/**
 * Plants a number of letter errors in one word of a sentence: each changes a letter, puts one in, leaves one out or swaps
 * two. Undefined if no word is usable. The same random numbers give the same errors.
 */
export function plantTypingError(
  text: string,
  errors: number,
  random: () => number,
): PlantedError | undefined {
  const words = [...text.matchAll(/[\p{L}\d’'-]+/gu)].filter(([word]) => USABLE.test(word));
  if (words.length === 0) return undefined;
  const { 0: right, index: start } = words[Math.floor(random() * words.length)]!;
  let written = right;
  for (let done = 0; done < errors; done++) written = mistype(written, random);
  const end = start + written.length;
  const whole = text.slice(0, start) + written + text.slice(start + right.length);
  return written === right ? undefined : { text: whole, start, end, written, right };
}

function mistype(word: string, random: () => number): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const letter = LETTERS.charAt(below(LETTERS.length));
  const at = below(word.length);
  switch (below(4)) {
    case 0:
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + word.slice(at + 1);
    default: {
      const first = Math.min(at, word.length - 2);
      return word.slice(0, first) + word.charAt(first + 1) + word.charAt(first) + word.slice(first + 2);
    }
  }
}
