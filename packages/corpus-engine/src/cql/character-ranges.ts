import { makeTable } from '@keelerada/estonian/make-table';
import type { CharacterSet } from './cql-query';

const LAST_POINT = 0x10ffff;
/** The last code point with a lower-case letter of its own lies below this one. */
const CASE_END = 0x1f000;
/** Scripts that are written today lie below. */
const SIGNS_END = 0x20000;

/**
 * The characters of a set as sorted ranges without overlap, `[from, to, from, to, …]`. `isFolded` adds the lower-case
 * letters of capital ones, for values that are compared in lower case.
 */
export function listRanges({ ranges, isNegated }: CharacterSet, isFolded: boolean): number[] {
  const all = isFolded ? [...ranges, ...foldRanges(ranges)] : ranges;
  const pairs = Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!] as const);
  pairs.sort((one, other) => one[0] - other[0]);
  const merged: number[] = [];
  for (const [from, to] of pairs) {
    const last = merged.length - 1;
    if (last > 0 && from <= merged[last]! + 1) merged[last] = Math.max(merged[last]!, to);
    else merged.push(from, to);
  }
  return isNegated ? complement(merged) : merged;
}

/** Whether a code point lies in sorted ranges. */
export function isInRanges(ranges: readonly number[], point: number): boolean {
  let low = 0;
  let high = ranges.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ranges[2 * middle + 1]! < point) low = middle + 1;
    else high = middle;
  }
  return 2 * low < ranges.length && ranges[2 * low]! <= point;
}

function complement(ranges: readonly number[]): number[] {
  const rest: number[] = [];
  let from = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    if (ranges[i]! > from) rest.push(from, ranges[i]! - 1);
    from = ranges[i + 1]! + 1;
  }
  if (from <= LAST_POINT) rest.push(from, LAST_POINT);
  return rest;
}

function foldRanges(ranges: readonly number[]): number[] {
  const folded: number[] = [];
  const { upper, lower } = (casePairs ??= listCasePairs());
  for (let i = 0; i < ranges.length; i += 2)
    upper.forEach((point, pair) => {
      if (point >= ranges[i]! && point <= ranges[i + 1]!) folded.push(lower[pair]!, lower[pair]!);
    });
  return folded;
}

let casePairs: { readonly upper: readonly number[]; readonly lower: readonly number[] } | undefined;

/** Capital letters and the one lower-case letter of each. */
function listCasePairs(): { upper: number[]; lower: number[] } {
  const upper: number[] = [];
  const lower: number[] = [];
  for (let point = 0; point < CASE_END; point++) {
    const letter = String.fromCodePoint(point);
    const small = letter.toLowerCase();
    const smallPoint = small.codePointAt(0)!;
    if (smallPoint === point || String.fromCodePoint(smallPoint) !== small) continue;
    upper.push(point);
    lower.push(smallPoint);
  }
  return { upper, lower };
}

const SIGNS = makeTable<RegExp>({ d: /\p{Nd}/u, w: /[\p{L}\p{M}\p{N}_]/u, s: /\s/u });
const signPoints = new Map<string, readonly number[]>();

/** The characters of `\d`, `\w` and `\s` as sorted ranges: digits, letters with digits and `_`, and spaces of all scripts. */
export function listSignPoints(sign: string): readonly number[] {
  const known = signPoints.get(sign);
  if (known !== undefined) return known;
  const ranges: number[] = [];
  const wanted = SIGNS.get(sign)!;
  for (let point = 0; point < SIGNS_END; point++) {
    if (!wanted.test(String.fromCodePoint(point))) continue;
    if (ranges.at(-1) === point - 1) ranges[ranges.length - 1] = point;
    else ranges.push(point, point);
  }
  signPoints.set(sign, ranges);
  return ranges;
}
