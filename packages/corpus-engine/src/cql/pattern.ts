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

/** Whether a pattern matches the empty sequence. */
export function isNullable<Letter>(pattern: Pattern<Letter>): boolean {
  switch (pattern.kind) {
    case 'letter':
      return false;
    case 'sequence':
      return pattern.parts.every(isNullable);
    case 'choice':
      return pattern.parts.some(isNullable);
    case 'repeat':
      return pattern.least === 0 || isNullable(pattern.part);
  }
}

/** Length of the shortest match. */
export function countShortest<Letter>(pattern: Pattern<Letter>): number {
  switch (pattern.kind) {
    case 'letter':
      return 1;
    case 'sequence':
      return pattern.parts.reduce((sum, part) => sum + countShortest(part), 0);
    case 'choice':
      return Math.min(...pattern.parts.map(countShortest));
    case 'repeat':
      return pattern.least * countShortest(pattern.part);
  }
}

/** Letters of a pattern once every counted repeat is written out. */
export function countLetters<Letter>(pattern: Pattern<Letter>): number {
  switch (pattern.kind) {
    case 'letter':
      return 1;
    case 'sequence':
    case 'choice':
      return pattern.parts.reduce((sum, part) => sum + countLetters(part), 0);
    case 'repeat':
      return countCopies(pattern) * countLetters(pattern.part);
  }
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
