import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { encodeSections } from '@keelerada/corrector/language/section-file';
import {
  listSpecialIds,
  makeIdFinder,
  PROBABILITY_STEP,
  SPECIAL_WORDS,
} from '@keelerada/corrector/language/word-model';

/** Ids have 20 bits and pairs 24, so that a pair with a word fits in a double. */
const ID_RANGE = 2 ** 20;
/** Taken from each count for what was not seen (absolute discounting), at most half of a fractional count. */
const DISCOUNT = 0.72;
/** Rarer n-grams are left out of the file; their share goes to the shorter context. */
const LEAST_PAIR_COUNT = 0.9;
const LEAST_TRIPLE_COUNT = 1.5;
const MOST_DEGREE = 0xffff;
/** Probability of the unknown word in place of any other. */
const UNKNOWN_PROBABILITY = 1e-7;

/** Sentences as ids with a weight each; made once, used for every fold. */
export interface IdSentences {
  readonly ids: Int32Array;
  /** Where each sentence begins in `ids`; one more entry ends the last. */
  readonly starts: Uint32Array;
}

/** A pair of ids that counts as if it had been seen so often. */
export interface PairCount {
  readonly first: number;
  readonly second: number;
  readonly count: number;
}

export interface WordModelInput {
  readonly lexicon: Lexicon;
  readonly sentences: IdSentences;
  readonly pairCounts: readonly PairCount[];
  /** Whether a sentence (by index) is held out; nothing of it reaches the model. */
  readonly isLeftOut: (sentence: number) => boolean;
}

/** Turns tokens into ids with the borders of the sentence around them. */
export function idSentences(lexicon: Lexicon, sentences: readonly (readonly string[])[]): IdSentences {
  const idOf = makeIdFinder(lexicon);
  const { sentenceStart, sentenceEnd } = listSpecialIds(lexicon.size);
  const length = sentences.reduce((sum, tokens) => sum + tokens.length + 3, 0);
  const ids = new Int32Array(length);
  const starts = new Uint32Array(sentences.length + 1);
  let at = 0;
  sentences.forEach((tokens, i) => {
    ids[at++] = sentenceStart;
    ids[at++] = sentenceStart;
    for (const token of tokens) ids[at++] = idOf(token);
    ids[at++] = sentenceEnd;
    starts[i + 1] = at;
  });
  return { ids, starts };
}

/** The file of a word model. The unigrams are the frequencies of the lexicon, so held-out text moves them hardly at all. */
export function buildWordModel({ lexicon, sentences, pairCounts, isLeftOut }: WordModelInput): Uint8Array {
  const words = lexicon.size + SPECIAL_WORDS;
  const { unknown, sentenceStart } = listSpecialIds(lexicon.size);
  const kept = keepSentences(sentences, isLeftOut);
  const pairs = countPairs(kept, pairCounts);
  const pairLevel = makeLevel(pairs, words, LEAST_PAIR_COUNT);
  const triples = countTriples(kept, pairLevel.indexOfKey);
  const tripleLevel = makeLevel(triples, pairLevel.low.length, LEAST_TRIPLE_COUNT);
  const special = countSpecials(kept, lexicon.size);
  const unigram = Uint8Array.from({ length: words }, (_, id) => {
    if (id === unknown) return code(UNKNOWN_PROBABILITY);
    if (id === sentenceStart) return 255;
    return code(id < lexicon.size ? 10 ** lexicon.logFrequency(id) * special.wordShare : special.share(id));
  });
  return encodeSections(
    { words: lexicon.size },
    {
      unigram,
      wordBackOff: pairLevel.backOff,
      pairBackOff: tripleLevel.backOff,
      ...nameLevel('bigram', pairLevel),
      ...nameLevel('trigram', tripleLevel),
    },
  );
}

interface Counts {
  /** context * ID_RANGE + word, ascending. */
  readonly keys: Float64Array;
  readonly counts: Float32Array;
}

interface BuiltLevel {
  readonly degree: Uint16Array;
  readonly low: Uint16Array;
  readonly high: Uint8Array;
  readonly kept: Uint8Array;
  readonly backOff: Uint8Array;
  /** The place of a key in the file, or -1. */
  readonly indexOfKey: (key: number) => number;
}

function keepSentences({ ids, starts }: IdSentences, isLeftOut: (sentence: number) => boolean): IdSentences {
  const kept: number[] = [];
  for (let i = 0; i + 1 < starts.length; i++) if (!isLeftOut(i)) kept.push(i);
  const keptStarts = new Uint32Array(kept.length + 1);
  kept.forEach((i, k) => (keptStarts[k + 1] = keptStarts[k]! + starts[i + 1]! - starts[i]!));
  const keptIds = new Int32Array(keptStarts[kept.length]!);
  kept.forEach((i, k) => keptIds.set(ids.subarray(starts[i], starts[i + 1]), keptStarts[k]));
  return { ids: keptIds, starts: keptStarts };
}

function countPairs({ ids, starts }: IdSentences, extra: readonly PairCount[]): Counts {
  const keys = new Float64Array(ids.length);
  let used = 0;
  forEachSentence(starts, (from, to) => {
    for (let at = from + 2; at < to; at++) keys[used++] = ids[at - 1]! * ID_RANGE + ids[at]!;
  });
  const added = new Map<number, number>();
  for (const { first, second, count } of extra) {
    const key = first * ID_RANGE + second;
    added.set(key, (added.get(key) ?? 0) + count);
  }
  return tally(keys.subarray(0, used), added);
}

function countTriples({ ids, starts }: IdSentences, indexOfPair: (key: number) => number): Counts {
  const keys = new Float64Array(ids.length);
  let used = 0;
  forEachSentence(starts, (from, to) => {
    for (let at = from + 2; at < to; at++) {
      const pair = indexOfPair(ids[at - 2]! * ID_RANGE + ids[at - 1]!);
      if (pair >= 0) keys[used++] = pair * ID_RANGE + ids[at]!;
    }
  });
  return tally(keys.subarray(0, used), new Map());
}

function forEachSentence(starts: Uint32Array, visit: (from: number, to: number) => void): void {
  for (let i = 0; i + 1 < starts.length; i++) visit(starts[i]!, starts[i + 1]!);
}

function tally(seen: Float64Array, added: ReadonlyMap<number, number>): Counts {
  const all = new Float64Array(seen.length + added.size);
  all.set(seen);
  all.set([...added.keys()], seen.length);
  all.sort();
  const keys = new Float64Array(all.length);
  const counts = new Float32Array(all.length);
  let used = 0;
  for (let at = 0; at < all.length;) {
    const key = all[at]!;
    let next = at;
    while (next < all.length && all[next] === key) next++;
    const extra = added.get(key);
    keys[used] = key;
    counts[used] = extra === undefined ? next - at : next - at - 1 + extra;
    used += 1;
    at = next;
  }
  return { keys: keys.subarray(0, used), counts: counts.subarray(0, used) };
}

function makeLevel({ keys, counts }: Counts, contexts: number, leastCount: number): BuiltLevel {
  const totals = new Float64Array(contexts);
  keys.forEach((key, i) => (totals[Math.floor(key / ID_RANGE)]! += counts[i]!));
  const degree = new Uint16Array(contexts);
  const keptMass = new Float64Array(contexts);
  const keptKeys: number[] = [];
  const kept: number[] = [];
  for (let i = 0; i < keys.length; i++) {
    const count = counts[i]!;
    const context = Math.floor(keys[i]! / ID_RANGE);
    if (count < leastCount || degree[context] === MOST_DEGREE) continue;
    const probabilityCode = code((count - Math.min(DISCOUNT, count / 2)) / totals[context]!);
    degree[context]! += 1;
    keptMass[context]! += Math.exp(-probabilityCode * PROBABILITY_STEP);
    keptKeys.push(keys[i]!);
    kept.push(probabilityCode);
  }
  const sortedKeys = Float64Array.from(keptKeys);
  return {
    degree,
    low: Uint16Array.from(keptKeys, (key) => (key % ID_RANGE) & 0xffff),
    high: Uint8Array.from(keptKeys, (key) => (key % ID_RANGE) >>> 16),
    kept: Uint8Array.from(kept),
    backOff: Uint8Array.from(keptMass, (mass) => code(Math.max(1 - mass, 0.02))),
    indexOfKey: (key) => findSorted(sortedKeys, key),
  };
}

function findSorted(sorted: Float64Array, key: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < key) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === key ? from : -1;
}

function countSpecials(
  { ids }: IdSentences,
  size: number,
): { readonly wordShare: number; readonly share: (id: number) => number } {
  const counts = new Map<number, number>();
  for (const id of ids) if (id >= size) counts.set(id, (counts.get(id) ?? 0) + 1);
  const borders = counts.get(listSpecialIds(size).sentenceStart) ?? 0;
  const total = ids.length - borders;
  const specials = [...counts.values()].reduce((sum, count) => sum + count, 0) - borders;
  return { wordShare: 1 - specials / total, share: (id) => Math.max(counts.get(id) ?? 0, 1) / total };
}

function nameLevel(
  name: string,
  { degree, low, high, kept }: BuiltLevel,
): Record<string, Uint16Array | Uint8Array> {
  return { [`${name}Degree`]: degree, [`${name}Low`]: low, [`${name}High`]: high, [`${name}Kept`]: kept };
}

function code(probability: number): number {
  return Math.min(255, Math.max(0, Math.round(-Math.log(probability) / PROBABILITY_STEP)));
}
