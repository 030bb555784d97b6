import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGroups, findRate } from './count-groups';
import { measureDispersion } from './measure-dispersion';
import { findPoissonInterval } from './poisson-interval';

const PYTHON = fileURLToPath(new URL('../../../../.venv/bin/python', import.meta.url));
const REFERENCE = fileURLToPath(new URL('../testing/distribution_reference.py', import.meta.url));
const TOLERANCE = 1e-6;
const LAST_EXACT_COUNT = 400;

type PlainCorpus = readonly (readonly [runningWords: number, hits: number])[];

const toCounts = (corpus: PlainCorpus) => ({
  runningWords: Uint32Array.from(corpus, ([words]) => words),
  hits: Uint32Array.from(corpus, ([, hits]) => hits),
});

function expectNear(value: number, expected: number): void {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(TOLERANCE * Math.max(1, Math.abs(expected)));
}

describe.skipIf(!existsSync(PYTHON))('beside SciPy (skipped without .venv)', () => {
  const text = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.nat(40));
  const corpora = fc
    .sample(fc.array(text, { minLength: 2, maxLength: 60 }), { numRuns: 200, seed: 20 })
    .filter((corpus) => corpus.some(([, hits]) => hits > 0));
  const counts = [
    ...Array.from({ length: LAST_EXACT_COUNT + 1 }, (_, count) => count),
    ...[1_000, 4_321, 10_000, 123_456, 1_000_000, 3_000_000],
  ];
  const run = spawnSync(PYTHON, [REFERENCE], {
    input: JSON.stringify({ counts, corpora }),
    encoding: 'utf8',
  });
  const read = () =>
    JSON.parse(run.stdout) as {
      readonly intervals: readonly (readonly [number, number])[];
      readonly dispersions: readonly (readonly [number, number])[];
    };

  it('runs the reference', () => {
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  it('intervals of counts are the same', () => {
    const { intervals } = read();
    counts.forEach((count, index) => {
      const { low, high } = findPoissonInterval(count);
      expectNear(low, intervals[index]![0]);
      expectNear(high, intervals[index]![1]);
    });
  });

  it('DP and DPnorm are the same', () => {
    const { dispersions } = read();
    expect(corpora.length).toBeGreaterThan(100);
    corpora.forEach((corpus, index) => {
      const { dp, dpNorm } = measureDispersion(toCounts(corpus))!;
      expectNear(dp, dispersions[index]![0]);
      expectNear(dpNorm, dispersions[index]![1]);
    });
  });
});

describe('measureDispersion', () => {
  it('is 0 where each text has its share, and 1 where the smallest text has all', () => {
    const even: PlainCorpus = [
      [100, 1],
      [300, 3],
    ];
    expect(measureDispersion(toCounts(even))).toEqual({ dp: 0, dpNorm: 0 });
    const clumped: PlainCorpus = [
      [100, 4],
      [300, 0],
    ];
    expect(measureDispersion(toCounts(clumped))).toEqual({ dp: 0.75, dpNorm: 1 });
  });

  it('leaves out texts with neither words nor occurrences, and says nothing of less than two', () => {
    const corpus: PlainCorpus = [
      [100, 4],
      [300, 0],
    ];
    expect(measureDispersion(toCounts([...corpus, [0, 0]]))).toEqual(measureDispersion(toCounts(corpus)));
    for (const few of [
      [],
      [[100, 4]],
      [
        [100, 4],
        [0, 0],
      ],
      [
        [100, 0],
        [100, 0],
      ],
    ] as const)
      expect(measureDispersion(toCounts(few))).toBeNull();
  });
});

describe('rates of groups', () => {
  it('sum texts up and count per million running words', () => {
    const corpus: PlainCorpus = [
      [1000, 2],
      [500, 0],
      [500, 1],
    ];
    const [one, other] = countGroups(toCounts(corpus), [0, 1, 0]);
    expect(one).toEqual({ hits: 3, runningWords: 1500, texts: 2, textsWithHits: 2 });
    expect(other).toEqual({ hits: 0, runningWords: 500, texts: 1, textsWithHits: 0 });
    const rate = findRate(one!);
    expectNear(rate.perMillion, 2000);
    expectNear(rate.low, (0.618672122 / 1500) * 1_000_000);
    expect(findRate(other!)).toMatchObject({ perMillion: 0, low: 0 });
    expect(findRate({ hits: 0, runningWords: 0 })).toEqual({
      perMillion: 0,
      low: 0,
      high: null,
      method: 'POISSON',
    });
  });
});
