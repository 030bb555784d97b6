import { describe, expect, it } from 'vitest';
import { makeRandom } from '../error-profile/seeded-random';
import type { TextCounts } from '../token-index/token-index';
import { makeTextComparison } from './compare-by-text';
import { measureLogRatioInterval } from './keyness-measures';

/** How often each text has the word 0, and its running words. */
function count(hits: readonly number[], size: number | readonly number[]): TextCounts {
  const entries = [...hits.keys()].filter((text) => hits[text]! > 0);
  return {
    counts: Uint32Array.of(hits.reduce((sum, found) => sum + found, 0)),
    textCounts: Uint32Array.of(entries.length),
    byText: {
      starts: Uint32Array.of(0, entries.length),
      texts: Uint32Array.from(entries),
      counts: Uint32Array.from(entries, (text) => hits[text]!),
      words: Uint32Array.from(hits, (_, text) => (typeof size === 'number' ? size : size[text]!)),
    },
  };
}

const compare = (a: TextCounts, b: TextCounts) => makeTextComparison(a, b, 1)!(0);
const fill = (texts: number, read: (text: number) => number) =>
  Array.from({ length: texts }, (_, text) => read(text));

describe('words of two selections, their texts taken as independent', () => {
  it('differ surely where many texts have the word, and not where one has nearly all of it', () => {
    const others = count(
      fill(60, () => 0),
      2000,
    );
    const spread = compare(
      count(
        fill(40, () => 7),
        2000,
      ),
      others,
    );
    expect(spread.low).toBeGreaterThan(5);
    expect(spread.p).toBeLessThan(1e-9);
    const thesis = count([277, 1, ...fill(38, () => 0)], 2000);
    const lone = compare(thesis, others);
    expect(lone.low).toBeLessThanOrEqual(0);
    expect(lone.p).toBeGreaterThan(0.3);
    // The same two frequencies as independent words would be as sure as can be.
    const words = measureLogRatioInterval({ a: 278, b: 0, wordsA: 80_000, wordsB: 120_000 });
    expect(words.low).toBeGreaterThan(5);
  });

  it('have the p of SciPy where the texts are of one size (ttest_ind, equal_var=False)', () => {
    const one = count([3, 0, 5, 1, 2, 8, 0, 4], 100);
    const other = count([1, 0, 0, 2, 1, 0], 100);
    expect(compare(one, other).p).toBeCloseTo(0.0615356, 3);
    expect(compare(other, one).p).toBeCloseTo(compare(one, other).p, 12);
  });

  it('weigh texts by their words: a rate that is the same in long and short ones is no difference', () => {
    const long = fill(20, (text) => 9000 + 100 * text);
    const short = fill(200, (text) => 100 + text);
    const share = (size: number) => Math.round(size / 100);
    const { low, high, p } = compare(count(long.map(share), long), count(short.map(share), short));
    expect(low).toBeLessThan(0.02);
    expect(high).toBeGreaterThan(-0.02);
    expect(p).toBeGreaterThan(0.05);
  });

  it('differ by chance about as seldom as they should', () => {
    const random = makeRandom(9);
    // A tenth of the texts are about the word.
    const draw = (texts: number) =>
      count(
        fill(texts, () => (random() < 0.1 ? 5 + Math.floor(random() * 20) : 0)),
        300,
      );
    const RUNS = 200;
    const found = Array.from({ length: RUNS }, () => compare(draw(80), draw(120)));
    expect(found.filter(({ p }) => p < 0.05).length / RUNS).toBeLessThan(0.1);
    expect(found.filter(({ low, high }) => low > 0 || high < 0).length / RUNS).toBeLessThan(0.12);
  });

  it('are not told apart so where a selection is a single text', () => {
    expect(makeTextComparison(count([5], 100), count([1, 2], 100), 1)).toBeNull();
    expect(
      makeTextComparison({ ...count([5, 5], 100), byText: undefined! }, count([1, 2], 100), 1),
    ).toBeNull();
  });
});
