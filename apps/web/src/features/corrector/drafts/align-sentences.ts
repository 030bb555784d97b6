/** A piece of a text; offsets are UTF-16 units of it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence of each draft that belong together; null where one draft has none. */
export interface SentencePair {
  readonly before: Piece | null;
  readonly after: Piece | null;
}

/** Sentences less alike are two different ones: share of common pairs of letters. */
const LEAST_LIKENESS = 0.4;
const segmenter = new Intl.Segmenter('et', { granularity: 'sentence' });

/** Sentences without the spaces around them. */
export function splitSentences(text: string): readonly Piece[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const sentence = segment.trim();
    const start = index + segment.indexOf(sentence);
    return sentence === '' ? [] : [{ text: sentence, start, end: start + sentence.length }];
  });
}

type Bigrams = ReadonlyMap<string, number>;

function countBigrams({ text }: Piece): Bigrams {
  const letters = ` ${text.toLocaleLowerCase('et')} `;
  const counts = new Map<string, number>();
  for (let at = 0; at < letters.length - 1; at++) {
    const pair = letters.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: Bigrams) => [...counts.values()].reduce((total, count) => total + count, 0);

/** Dice's coefficient of the pairs of letters, 0 to 1. */
function scoreLikeness(one: Bigrams, other: Bigrams): number {
  let common = 0;
  for (const [pair, count] of one) common += Math.min(count, other.get(pair) ?? 0);
  return (2 * common) / (sum(one) + sum(other));
}

/** Pairs places of two lists in order, so that the sum of their scores is the largest; a score of 0 pairs nothing. */
export function pairInOrder(
  [before, after]: readonly [number, number],
  score: (old: number, own: number) => number,
): readonly (readonly [number, number])[] {
  const width = after + 1;
  const best = new Float64Array((before + 1) * width);
  const scores = new Float64Array(before * width);
  for (let old = before - 1; old >= 0; old--)
    for (let own = after - 1; own >= 0; own--) {
      const here = old * width + own;
      const paired = (scores[here] = score(old, own));
      const both = paired === 0 ? 0 : paired + best[here + width + 1]!;
      best[here] = Math.max(both, best[here + width]!, best[here + 1]!);
    }
  const pairs: (readonly [number, number])[] = [];
  for (let old = 0, own = 0; old < before && own < after;) {
    const here = old * width + own;
    const paired = scores[here]!;
    if (paired > 0 && best[here] === paired + best[here + width + 1]!) pairs.push([old++, own++]);
    else if (best[here] === best[here + width]!) old++;
    else own++;
  }
  return pairs;
}

/** The sentences of two drafts side by side, in the order of the newer one; those with no partner stand alone. */
export function alignSentences(before: string, after: string): readonly SentencePair[] {
  const [olds, owns] = [splitSentences(before), splitSentences(after)];
  const [oldPairs, ownPairs] = [olds.map(countBigrams), owns.map(countBigrams)];
  const pairs = pairInOrder([olds.length, owns.length], (old, own) => {
    const likeness = scoreLikeness(oldPairs[old]!, ownPairs[own]!);
    return likeness < LEAST_LIKENESS ? 0 : likeness;
  });
  const aligned: SentencePair[] = [];
  let [oldAt, ownAt] = [0, 0];
  for (const [old, own] of [...pairs, [olds.length, owns.length] as const]) {
    while (oldAt < old) aligned.push({ before: olds[oldAt++]!, after: null });
    while (ownAt < own) aligned.push({ before: null, after: owns[ownAt++]! });
    if (old < olds.length) aligned.push({ before: olds[oldAt++]!, after: owns[ownAt++]! });
  }
  return aligned;
}
