import type { RemoteEdit } from './grammar-service';

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;

interface Piece {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const listPieces = (text: string): Piece[] =>
  [...text.matchAll(TOKEN)].map(({ 0: form, index }) => ({ form, start: index, end: index + form.length }));

/** Tokens: a longer sentence, mostly a text without full stops, is not sent. */
export const LONGEST_SENT = 200;
/** Words and signs of such a sentence at most: the work of aligning grows with their square. */
const MOST_ALIGNED = 2 * LONGEST_SENT;
/** A correction has so many tokens at most for those of the sentence; what is longer comes of a model in a loop. */
const [MOST_GROWTH, MOST_ADDED] = [1.5, 10];

/** Whether a text is too long to be a correction of another. */
export function isOverlong(written: string, corrected: string): boolean {
  return listPieces(corrected).length > MOST_GROWTH * listPieces(written).length + MOST_ADDED;
}

/** Where fewer of several words stay it is no correction of the sentence but another one. */
const LEAST_SHARED = 0.3;
const FEW_WORDS = 4;

/**
 * The edits that make a sentence the corrected one, word by word where as many words stand in the place. Null where so little
 * stays, or so much is put in, that the answer is no correction.
 */
export function alignSentence(written: string, corrected: string): RemoteEdit[] | null {
  const [own, right] = [listPieces(written), listPieces(corrected)];
  if (own.length > MOST_ALIGNED || isOverlong(written, corrected)) return null;
  const pairs = matchPieces(own, right);
  if (right.length === 0 || (own.length >= FEW_WORDS && pairs.length < LEAST_SHARED * own.length))
    return null;
  const edits: RemoteEdit[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...pairs, [own.length, right.length] as const]) {
    edits.push(...makeEdits(written, corrected, own, right, [from, i], [to, j]));
    [from, to] = [i + 1, j + 1];
  }
  return edits;
}

type Range = readonly [from: number, to: number];

function makeEdits(
  written: string,
  corrected: string,
  own: readonly Piece[],
  right: readonly Piece[],
  [from, to]: Range,
  [rightFrom, rightTo]: Range,
): RemoteEdit[] {
  const count = to - from;
  if (count === 0 && rightFrom === rightTo) return [];
  if (count > 1 && count === rightTo - rightFrom)
    return Array.from({ length: count }, (_, k) => {
      const { start, end } = own[from + k]!;
      return { start, end, replacement: right[rightFrom + k]!.form };
    });
  const before = own[from - 1];
  if (count === 0) {
    // What is put in keeps the space that the corrected sentence has before it, at the beginning the one after it.
    const start = right[rightFrom - 1]?.end ?? 0;
    if (before !== undefined)
      return [
        { start: before.end, end: before.end, replacement: corrected.slice(start, right[rightTo - 1]!.end) },
      ];
    const end = right[rightTo]?.start ?? corrected.length;
    return [{ start: own[0]?.start ?? 0, end: own[0]?.start ?? 0, replacement: corrected.slice(0, end) }];
  }
  const [first, last] = [own[from]!, own[to - 1]!];
  if (rightFrom === rightTo) return [{ start: before?.end ?? 0, end: last.end, replacement: '' }];
  const replacement = corrected.slice(right[rightFrom]!.start, right[rightTo - 1]!.end);
  return written.slice(first.start, last.end) === replacement
    ? []
    : [{ start: first.start, end: last.end, replacement }];
}

/** Places of equal pieces in both, in order: a longest common subsequence. */
function matchPieces(own: readonly Piece[], right: readonly Piece[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      lengths[i]![j] =
        own[i]!.form === right[j]!.form
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < own.length && j < right.length;) {
    if (own[i]!.form === right[j]!.form) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
