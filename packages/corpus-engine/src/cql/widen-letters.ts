import type { CharacterSet } from './cql-query';
import type { Pattern } from './pattern';

/** Code points of a range that is looked through letter by letter; larger ranges hold their own variants. */
const MAX_LISTED_POINTS = 2_000;
/** Latin, Greek and Cyrillic letters with marks of their own. */
const MARKED_LETTERS = [
  [0xc0, 0x24f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x1e00, 0x1eff],
] as const;

/** What is not told apart in a value. */
export interface Indifference {
  readonly toCase: boolean;
  /** `õ`, `ö` and `o` are one letter. */
  readonly toMarks: boolean;
}

/** The pattern with every letter widened to those that are not told apart from it. */
export function widenLetters(
  pattern: Pattern<CharacterSet>,
  indifference: Indifference,
): Pattern<CharacterSet> {
  const { toCase, toMarks } = indifference;
  if (!toCase && !toMarks) return pattern;
  switch (pattern.kind) {
    case 'letter':
      return { kind: 'letter', letter: widen(pattern.letter, indifference) };
    case 'repeat':
      return { ...pattern, part: widenLetters(pattern.part, indifference) };
    case 'sequence':
    case 'choice':
      return { kind: pattern.kind, parts: pattern.parts.map((part) => widenLetters(part, indifference)) };
  }
}

function widen({ ranges, isNegated }: CharacterSet, indifference: Indifference): CharacterSet {
  const widened = [...ranges];
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i]!;
    const to = ranges[i + 1]!;
    if (to - from > MAX_LISTED_POINTS) continue;
    for (let point = from; point <= to; point++)
      for (const variant of listVariants(point, indifference))
        if (variant < from || variant > to) widened.push(variant, variant);
  }
  return { ranges: widened, isNegated };
}

function listVariants(point: number, { toCase, toMarks }: Indifference): Set<number> {
  const letter = String.fromCodePoint(point);
  const found = new Set<number>();
  const add = (variant: string): void => {
    const first = variant.codePointAt(0)!;
    if (String.fromCodePoint(first) === variant) found.add(first);
  };
  const addCases = (variant: string): void => {
    add(variant);
    if (!toCase) return;
    add(variant.toLowerCase());
    add(variant.toUpperCase());
  };
  addCases(letter);
  if (!toMarks) return found;
  const cases = toCase ? [letter.toLowerCase(), letter.toUpperCase()] : [letter];
  for (const one of cases) for (const variant of listMarkedLetters(one)) addCases(variant);
  return found;
}

/** A letter without its marks, and all letters that are the same without theirs. */
function listMarkedLetters(letter: string): readonly string[] {
  const bare = dropMarks(letter);
  return [bare, ...((markedLetters ??= groupMarkedLetters()).get(bare) ?? [])];
}

const dropMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter;

let markedLetters: ReadonlyMap<string, readonly string[]> | undefined;

function groupMarkedLetters(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [from, to] of MARKED_LETTERS)
    for (let point = from; point <= to; point++) {
      const letter = String.fromCodePoint(point);
      const bare = dropMarks(letter);
      if (bare === letter || [...bare].length !== 1) continue;
      groups.set(bare, [...(groups.get(bare) ?? []), letter]);
    }
  return groups;
}
