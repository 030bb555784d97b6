import { compareLetters } from '@keelerada/corrector/error-types/compare-words';
import type { TokenEdit } from './token-edit';

const WORD_GAP_COST = 0.75;
const MARK_GAP_COST = 0.4;
const SUBSTITUTION_COST = 0.3;
/** Added for words without a letter in common: a little more than a deletion and an insertion. */
const SIMILARITY_COST = 1.25;
/** Two joined words must agree with the one word at least this much (1 is equality). */
const LEAST_JOIN_SIMILARITY = 0.7;
/** A moved word stands at most this many tokens from its place. */
const LONGEST_MOVE = 6;

/** One step of an alignment: `removed` source tokens become `added` corrected ones. */
interface Step {
  readonly start: number;
  readonly removed: number;
  readonly target: number;
  readonly added: number;
}

/**
 * The edits that turn the tokens of a sentence into those of its corrected version: substitutions of similar words,
 * words joined or split, insertions, deletions, and moves (one edit over the tokens from the old place to the new).
 * Weighted Levenshtein alignment over tokens; the similarity of words is that of their letters.
 */
export function alignTokens(source: readonly string[], corrected: readonly string[]): TokenEdit[] {
  const changed = listSteps(source, corrected).filter(
    ({ start, removed, target, added }) =>
      !(removed === 1 && added === 1 && source[start] === corrected[target]),
  );
  return [...findMoves(source, corrected, changed), ...listPlainEdits(corrected, changed)].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/**
 * For each source token the corrected token that stands for it, -1 if there is none: equal words, substitutions and
 * moved words. Words joined or split have no partner.
 */
export function pairTokens(source: readonly string[], corrected: readonly string[]): Int32Array {
  const partners = new Int32Array(source.length).fill(-1);
  const steps = listSteps(source, corrected);
  for (const { start, removed, target, added } of steps) {
    if (removed === 1 && added === 1) partners[start] = target;
  }
  for (const [gone, partner] of pairMoved(source, corrected, steps)) partners[gone.start] = partner.target;
  return partners;
}

function listPlainEdits(corrected: readonly string[], steps: readonly Step[]): TokenEdit[] {
  return steps.map(({ start, removed, target, added }) => ({
    start,
    end: start + removed,
    replacement: corrected.slice(target, target + added),
  }));
}

function listSteps(source: readonly string[], corrected: readonly string[]): Step[] {
  const width = corrected.length + 1;
  const cost = new Float64Array((source.length + 1) * width).fill(Infinity);
  const move = new Uint8Array(cost.length);
  cost[0] = 0;
  for (let i = 0; i <= source.length; i++) {
    for (let j = 0; j <= corrected.length; j++) {
      const here = cost[i * width + j]!;
      const relax = (removed: number, added: number, price: number): void => {
        const node = (i + removed) * width + j + added;
        if (here + price >= cost[node]! - 1e-9) return;
        cost[node] = here + price;
        move[node] = removed * 4 + added;
      };
      const [word, next, right, second] = [source[i], source[i + 1], corrected[j], corrected[j + 1]];
      if (word !== undefined && right !== undefined) relax(1, 1, weighSubstitution(word, right));
      if (word !== undefined && next !== undefined && right !== undefined)
        relax(2, 1, weighJoin(word, next, right));
      if (word !== undefined && right !== undefined && second !== undefined)
        relax(1, 2, weighJoin(right, second, word));
      if (word !== undefined) relax(1, 0, weighGap(word));
      if (right !== undefined) relax(0, 1, weighGap(right));
    }
  }
  const steps: Step[] = [];
  let [i, j] = [source.length, corrected.length];
  while (i > 0 || j > 0) {
    const code = move[i * width + j]!;
    const [removed, added] = [code >> 2, code & 3];
    i -= removed;
    j -= added;
    steps.push({ start: i, removed, target: j, added });
  }
  return steps.reverse();
}

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

function weighGap(token: string): number {
  return isWord(token) ? WORD_GAP_COST : MARK_GAP_COST;
}

function weighSubstitution(word: string, right: string): number {
  if (word === right) return 0;
  if (isWord(word) !== isWord(right)) return Infinity;
  if (!isWord(word)) return SUBSTITUTION_COST;
  return SUBSTITUTION_COST + SIMILARITY_COST * (1 - compareLetters(word.toLowerCase(), right.toLowerCase()));
}

function weighJoin(first: string, second: string, joined: string): number {
  if (!isWord(first) || !isWord(second) || !isWord(joined)) return Infinity;
  const together = (first + second).toLowerCase();
  const target = joined.toLowerCase().replace(/-/g, '');
  const similarity = compareLetters(together, target);
  const ofOneWord = Math.max(
    compareLetters(first.toLowerCase(), target),
    compareLetters(second.toLowerCase(), target),
  );
  if (
    similarity < LEAST_JOIN_SIMILARITY ||
    similarity <= ofOneWord ||
    Math.abs(together.length - joined.length) > 3
  )
    return Infinity;
  return SUBSTITUTION_COST + SIMILARITY_COST * (1 - similarity);
}

/** A deleted and an inserted equal word become one edit from the one place to the other. */
function findMoves(
  source: readonly string[],
  corrected: readonly string[],
  steps: readonly Step[],
): TokenEdit[] {
  return pairMoved(source, corrected, steps).map(([gone, partner]) => {
    const start = Math.min(gone.start, partner.start);
    const end = Math.max(gone.start + 1, partner.start);
    const isForward = gone.start < partner.start;
    const [from, to] = isForward ? [gone.target, partner.target + 1] : [partner.target, gone.target];
    return { start, end, replacement: corrected.slice(from, to) };
  });
}

/** The deletions and insertions of one word near each other. */
function pairMoved(
  source: readonly string[],
  corrected: readonly string[],
  steps: readonly Step[],
): [Step, Step][] {
  const deleted = steps.filter(({ removed, added }) => removed === 1 && added === 0);
  const inserted = new Set(steps.filter(({ removed, added }) => removed === 0 && added === 1));
  const pairs: [Step, Step][] = [];
  for (const gone of deleted) {
    const word = source[gone.start]!.toLowerCase();
    if (!isWord(word)) continue;
    const partner = [...inserted].find(
      ({ start, target }) =>
        isSameWord(corrected[target]!.toLowerCase(), word) && Math.abs(start - gone.start) <= LONGEST_MOVE,
    );
    if (!partner) continue;
    inserted.delete(partner);
    pairs.push([gone, partner]);
  }
  return pairs;
}

function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length > 3 && compareLetters(a, b) >= 0.7);
}
