/** A regular expression over letters of any kind: characters of a value, or tests of a token. */
export type Pattern<Letter> =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern<Letter>[] }
  | { readonly kind: 'choice'; readonly parts: readonly Pattern<Letter>[] }
  | {
      readonly kind: 'repeat';
      readonly part: Pattern<Letter>;
      readonly least: number;
      /** `Infinity` for any number. */
      readonly most: number;
    };

/** Length of the shortest match. */
export function countShortest<Letter>(pattern: Pattern<Letter>): number {
  return measure(pattern, Math.min, (part, { least }) => least * part);
}

/** Length of the longest match; Infinity where there is none. */
export function countLongest<Letter>(pattern: Pattern<Letter>): number {
  return measure(pattern, Math.max, (part, repeat) =>
    repeat.most === Infinity ? Infinity : countCopies(repeat) * part,
  );
}

/** Letters of a pattern once every counted repeat is written out. */
export function countLetters<Letter>(pattern: Pattern<Letter>): number {
  return measure(pattern, sum, (part, repeat) => countCopies(repeat) * part);
}

const sum = (...parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

/** Adds up a pattern from its letters, which are 1 each. */
function measure<Letter>(
  pattern: Pattern<Letter>,
  choose: (...parts: readonly number[]) => number,
  repeat: (part: number, repeated: { readonly least: number; readonly most: number }) => number,
): number {
  if (pattern.kind === 'letter') return 1;
  if (pattern.kind === 'repeat') return repeat(measure(pattern.part, choose, repeat), pattern);
  const parts = pattern.parts.map((part) => measure(part, choose, repeat));
  return pattern.kind === 'choice' ? choose(...parts) : sum(...parts);
}

/** How often the part of a repeat is written out: `x{2,}` is `x` and `x+`. */
export function countCopies({ least, most }: { readonly least: number; readonly most: number }): number {
  return most === Infinity ? Math.max(1, least) : most;
}

export function hasLetter<Letter>(pattern: Pattern<Letter>, passes: (letter: Letter) => boolean): boolean {
  if (pattern.kind === 'letter') return passes(pattern.letter);
  const parts = pattern.kind === 'repeat' ? [pattern.part] : pattern.parts;
  return parts.some((part) => hasLetter(part, passes));
}
