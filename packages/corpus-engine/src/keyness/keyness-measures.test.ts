import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  correctForMany,
  measureChiSquaredTail,
  measureLogLikelihood,
  measureLogRatio,
  measureLogRatioInterval,
} from './keyness-measures';

const PYTHON = fileURLToPath(new URL('../../../../.venv/bin/python', import.meta.url));
const REFERENCE = fileURLToPath(new URL('../testing/keyness_reference.py', import.meta.url));
/** How far a figure may be from SciPy's, as a share of it; statistics below 1 are compared as they are. */
const TOLERANCE = 1e-6;
/** A p value below this is 0 in a double, or nearly so. */
const LEAST_P = 1e-300;

type Row = readonly [a: number, b: number, wordsA: number, wordsB: number];

type Figures = [logLikelihood: number, p: number, logRatio: number, low: number, high: number];

function measure([a, b, wordsA, wordsB]: Row): Figures {
  const word = { a, b, wordsA, wordsB };
  const logLikelihood = measureLogLikelihood(word);
  const { low, high } = measureLogRatioInterval(word);
  return [logLikelihood, measureChiSquaredTail(logLikelihood), measureLogRatio(word), low, high];
}

/** Frequencies of all sizes, in selections of all sizes; zero on each side, equal shares, the whole selection. */
function makeRows(): Row[] {
  const rows: Row[] = [];
  for (const wordsA of [1, 37, 14_284, 3_000_000])
    for (const wordsB of [1, 120, 20_002, 3_000_000])
      for (const a of [0, 1, 2, 3, 7, 30, 411, 86_000])
        for (const b of [0, 1, 2, 5, 12, 30, 2_000, 90_001])
          if (a + b > 0 && a <= wordsA && b <= wordsB) rows.push([a, b, wordsA, wordsB]);
  return rows;
}

function askSciPy(rows: readonly Row[]): Figures[] {
  const { stdout, stderr, status } = spawnSync(PYTHON, [REFERENCE], { input: JSON.stringify(rows) });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as Figures[];
}

describe('the measures of keyness', () => {
  it.skipIf(!existsSync(PYTHON))('are those of SciPy (skipped without .venv)', () => {
    const rows = makeRows();
    expect(rows.length).toBeGreaterThan(300);
    const expected = askSciPy(rows);
    let smallest = 1;
    rows.forEach((row, index) => {
      measure(row).forEach((value, figure) => {
        const wanted = expected[index]![figure]!;
        if (figure === 1) smallest = Math.min(smallest, wanted);
        if (figure === 1 && wanted < LEAST_P) {
          expect(value).toBeLessThan(LEAST_P * 10);
          return;
        }
        const scale = figure === 1 ? wanted : Math.max(1, Math.abs(wanted));
        const isNear = Math.abs(value - wanted) <= TOLERANCE * scale;
        expect(isNear, `${row.join(' ')}: ${value} instead of ${wanted}`).toBe(true);
      });
    });
    expect(smallest).toBeLessThan(1e-30);
  });

  it('are those of a worked example', () => {
    // Rayson & Garside 2000, formula 2, by hand: E = 10 000 · 150 / 30 000 = 50 and 100; 2 (100 ln 2 + 50 ln 0.5).
    const [logLikelihood, , logRatio] = measure([100, 50, 10_000, 20_000]);
    expect(logLikelihood).toBeCloseTo(69.3147, 4);
    expect(logRatio).toBe(2);
    // 3.84 is the value that 5 % of such statistics pass.
    expect(measureChiSquaredTail(3.841458820694124)).toBeCloseTo(0.05, 12);
  });

  it('take a half for a frequency of zero in the log ratio alone', () => {
    expect(measureLogRatio({ a: 4, b: 0, wordsA: 100, wordsB: 100 })).toBe(3);
    expect(measureLogRatio({ a: 0, b: 4, wordsA: 100, wordsB: 100 })).toBe(-3);
    expect(measureLogLikelihood({ a: 4, b: 0, wordsA: 100, wordsB: 100 })).toBeCloseTo(8 * Math.log(2), 12);
  });
});

describe('correctForMany', () => {
  it('is the step-up of Benjamini and Hochberg, in whatever order', () => {
    // As p.adjust(p, "BH") of R says.
    const p = Float64Array.of(0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074, 0.205, 0.212, 0.216);
    const expected = [0.01, 0.04, 0.084, 0.084, 0.084, 0.1, 0.105714286, 0.216, 0.216, 0.216];
    correctForMany(p).forEach((value, row) => expect(value).toBeCloseTo(expected[row]!, 8));
    correctForMany(p.toReversed()).forEach((value, row) => expect(value).toBeCloseTo(expected[9 - row]!, 8));
    expect(correctForMany(new Float64Array(0))).toHaveLength(0);
    expect([...correctForMany(Float64Array.of(0.9))]).toEqual([0.9]);
  });
});
