import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ErrorCounts } from './error-counts';
import { drawTexts, measureErrors, type KindMeasure } from './measure-errors';
import { drawBeta, makeRandom } from './seeded-random';

const PYTHON = fileURLToPath(new URL('../../../../.venv/bin/python', import.meta.url));
const REFERENCE = fileURLToPath(new URL('../testing/error_rates_reference.py', import.meta.url));
const RESAMPLES = 1000;
const SEED = 7;
const share = (right: number, of: number) => ({ right, of });
const KNOWN: KindMeasure = { precision: share(80, 100), recall: share(50, 100) };
const UNKNOWN: KindMeasure = { precision: share(19, 19), recall: share(50, 100) };

/** Texts of words and marks of each kind. */
function makeCounts(texts: readonly (readonly [words: number, marks: readonly number[]])[], gold = 0) {
  const entries = texts.map(([, marks]) =>
    marks.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : [])),
  );
  const offsets = new Uint32Array(texts.length + 1);
  entries.forEach((list, i) => (offsets[i + 1] = offsets[i]! + list.length));
  return {
    words: Uint32Array.from(texts, ([words]) => words),
    isByPeople: Uint8Array.from(texts, (_, i) => Number(i < gold)),
    offsets,
    kinds: Uint8Array.from(entries.flat(), ({ kind }) => kind),
    counts: Uint32Array.from(entries.flat(), ({ count }) => count),
  } satisfies ErrorCounts;
}

const made = makeRandom(3);
const texts = Array.from(
  { length: 60 },
  () => [50 + Math.floor(made() * 200), [Math.floor(made() * 12), Math.floor(made() * 2)]] as const,
);
const isMeasured = new Uint8Array(texts.length).fill(1);
const sample = { groups: 1, groupOf: texts.map(() => 0), isMeasured, resamples: RESAMPLES, seed: SEED };

describe.skipIf(!existsSync(PYTHON))('beside NumPy and SciPy (skipped without .venv)', () => {
  it('rates and both intervals are the same for the same resamples', () => {
    const random = makeRandom(SEED);
    const drawn = Array.from({ length: RESAMPLES }, () => {
      const times = new Int32Array(texts.length);
      drawTexts(times, random);
      return [...times].flatMap((often, place) => Array<number>(often).fill(place));
    });
    const ratios = makeRandom(SEED);
    const factors = drawn.map(() => drawBeta(80.5, 20.5, ratios) / drawBeta(50.5, 50.5, ratios));
    const betas = makeRandom(11);
    const run = spawnSync(PYTHON, [REFERENCE], {
      input: JSON.stringify({
        words: texts.map(([words]) => words),
        marks: texts.map(([, [marks]]) => marks),
        ...{ drawn, factors, beta: [0.5, 7.5] },
        betaDraws: Array.from({ length: 20_000 }, () => drawBeta(0.5, 7.5, betas)),
      }),
      encoding: 'utf8',
    });
    const expected = JSON.parse(run.stdout) as Record<'observed' | 'estimated', [number, number]> & {
      per100: number;
      distance: number;
    };
    const [[all] = []] = measureErrors({ ...sample, counts: makeCounts(texts), measures: [KNOWN, KNOWN] });
    expect(all!.observed.per100).toBeCloseTo(expected.per100, 9);
    expect(all!.estimated?.per100).toBeCloseTo((expected.per100 * 0.8) / 0.5, 9);
    for (const name of ['observed', 'estimated'] as const) {
      expect(all![name]?.low).toBeCloseTo(expected[name][0], 6);
      expect(all![name]?.high).toBeCloseTo(expected[name][1], 6);
    }
    expect(expected.distance).toBeLessThan(0.012);
  }, 20_000);
});

describe('rates of errors', () => {
  it('are told for all texts and for each group, without an estimate where too little was measured', () => {
    const counts = makeCounts([
      [100, [2, 0]],
      [100, [0, 0]],
      [200, [4, 1]],
    ]);
    const groups = { ...sample, groups: 2, groupOf: [0, 0, 1] };
    const [known, unknown] = measureErrors({ ...groups, counts, measures: [KNOWN, UNKNOWN] });
    expect(known!.map(({ hits, textsWithHits, observed }) => [hits, textsWithHits, observed.per100])).toEqual(
      [
        [6, 2, 1.5],
        [2, 1, 1],
        [4, 1, 2],
      ],
    );
    // A single text says nothing of how texts differ.
    expect(known![2]!.observed).toEqual({ per100: 2, low: null, high: null });
    expect(unknown!.map(({ hits, estimated }) => [hits, estimated])).toEqual([
      [1, null],
      [0, null],
      [1, null],
    ]);
  });

  it('are estimated of the texts alone for which precision and recall hold', () => {
    const counts = makeCounts([
      [100, [2]],
      [300, [9]],
      [100, [4]],
    ]);
    const groups = { ...sample, groups: 2, groupOf: [0, 1, 0], isMeasured: Uint8Array.of(1, 0, 1) };
    const [[all, learners, natives] = []] = measureErrors({ ...groups, counts, measures: [KNOWN] });
    expect(all!.observed.per100).toBe(3);
    expect(all!.estimated?.per100).toBeCloseTo((3 * 0.8) / 0.5, 9);
    expect({ ...all!.estimated, low: 0, high: 0 }).toEqual({ ...learners!.estimated, low: 0, high: 0 });
    expect([natives!.observed.per100, natives!.estimated]).toEqual([3, null]);
  });

  it('take the marks of people as they are', () => {
    const counts = makeCounts(
      [
        [100, [3]],
        [100, [3]],
      ],
      1,
    );
    const [[all] = []] = measureErrors({ ...sample, groupOf: [0, 0], counts, measures: [KNOWN] });
    expect(all!.observed.per100).toBe(3);
    expect(all!.estimated?.per100).toBeCloseTo((3 * 0.8) / 0.5 / 2 + 3 / 2, 9);
  });

  it('are 0 without words, and of no text', () => {
    const empty = { ...sample, groupOf: [], groups: 0, counts: makeCounts([]), measures: [KNOWN] };
    expect(measureErrors(empty)[0]![0]!.observed).toEqual({ per100: 0, low: null, high: null });
    const wordless = makeCounts([
      [0, [0]],
      [0, [0]],
    ]);
    const [[all] = []] = measureErrors({ ...sample, groupOf: [0, 0], counts: wordless, measures: [KNOWN] });
    expect(all!.observed).toEqual({ per100: 0, low: 0, high: 0 });
  });
});
