import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ErrorCounts } from './error-counts';
import { drawTexts, measureErrors, type KindMeasure, type KindRates } from './measure-errors';
import { makeRandom } from './seeded-random';

const PYTHON = fileURLToPath(new URL('../../../../.venv/bin/python', import.meta.url));
const REFERENCE = fileURLToPath(new URL('../testing/error_rates_reference.py', import.meta.url));
const RESAMPLES = 1000;
const SEED = 7;
const share = (right: number, of: number) => ({ right, of });
/** Ten texts that are alike. */
const KNOWN: KindMeasure = {
  ...{ precision: share(80, 100), recall: share(50, 100) },
  texts: Array.from({ length: 10 }, () => ({ proposed: 10, right: 8, wanted: 10, found: 5 })),
};
const UNKNOWN: KindMeasure = { ...KNOWN, precision: share(19, 19) };
/** The same counts, all of them in two of ten texts. */
const CLUMPED: KindMeasure = {
  ...KNOWN,
  texts: KNOWN.texts.map((_, text) =>
    text === 0
      ? { proposed: 90, right: 78, wanted: 40, found: 40 }
      : {
          proposed: text === 1 ? 10 : 0,
          right: text === 1 ? 2 : 0,
          wanted: text === 1 ? 60 : 0,
          found: text === 1 ? 10 : 0,
        },
  ),
};

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
const measureOf = texts.map(() => 0);
const sample = { groups: 1, groupOf: texts.map(() => 0), measureOf, resamples: RESAMPLES, seed: SEED };

describe.skipIf(!existsSync(PYTHON))('beside NumPy (skipped without .venv)', () => {
  it('rates and both intervals are the same for the same resamples', () => {
    const random = makeRandom(SEED);
    const drawn = Array.from({ length: RESAMPLES }, () => {
      const times = new Int32Array(texts.length);
      drawTexts(times, random);
      return [...times].flatMap((often, place) => Array<number>(often).fill(place));
    });
    const ratios = makeRandom(SEED);
    const factors = drawn.map(() => {
      const times = new Int32Array(KNOWN.texts.length);
      drawTexts(times, ratios);
      const sum = (each: number) => times.reduce((all, often) => all + often * each, 0.5);
      return sum(8) / sum(10) / (sum(5) / sum(10));
    });
    const run = spawnSync(PYTHON, [REFERENCE], {
      input: JSON.stringify({
        words: texts.map(([words]) => words),
        marks: texts.map(([, [marks]]) => marks),
        ...{ drawn, factors },
      }),
      encoding: 'utf8',
    });
    const expected = JSON.parse(run.stdout) as Record<'observed' | 'estimated', [number, number]> & {
      per100: number;
    };
    const [[all] = []] = measureErrors({ ...sample, counts: makeCounts(texts), measures: [[KNOWN, KNOWN]] });
    expect(all!.observed.per100).toBeCloseTo(expected.per100, 9);
    expect(all!.estimated?.per100).toBeCloseTo((expected.per100 * 0.8) / 0.5, 9);
    for (const name of ['observed', 'estimated'] as const) {
      expect(all![name]?.low).toBeCloseTo(expected[name][0], 6);
      expect(all![name]?.high).toBeCloseTo(expected[name][1], 6);
    }
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
    const [known, unknown] = measureErrors({ ...groups, counts, measures: [[KNOWN, UNKNOWN]] });
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
    const groups = { ...sample, groups: 2, groupOf: [0, 1, 0], measureOf: [0, -1, 0] };
    const [[all, learners, natives] = []] = measureErrors({ ...groups, counts, measures: [[KNOWN]] });
    expect(all!.observed.per100).toBe(3);
    expect(all!.estimated?.per100).toBeCloseTo((3 * 0.8) / 0.5, 9);
    expect({ ...all!.estimated, low: 0, high: 0 }).toEqual({ ...learners!.estimated, low: 0, high: 0 });
    expect([natives!.observed.per100, natives!.estimated]).toEqual([3, null]);
  });

  it('are estimated by what was measured at the level of a text, where that is enough', () => {
    const counts = makeCounts([
      [100, [6, 6]],
      [100, [6, 6]],
    ]);
    // At the level all errors are found; of the second kind too little was measured there.
    const level = { ...KNOWN, precision: share(10, 10), recall: share(12, 12) };
    const measures = [
      [KNOWN, KNOWN],
      [level, { ...level, recall: share(9, 9) }],
    ];
    const [[first], [second]] = measureErrors({
      ...{ ...sample, groupOf: [0, 0], measureOf: [0, 1] },
      ...{ counts, measures },
    }) as [[KindRates], [KindRates]];
    expect(first.estimated!.per100).toBeCloseTo((6 * 1.6 + 6) / 2, 9);
    expect(second.estimated!.per100).toBeCloseTo(6 * 1.6, 9);
  });

  it('are not estimated of fewer than five marks', () => {
    const counts = makeCounts([
      [100, [4, 5]],
      [100, [0, 0]],
    ]);
    const groups = { ...sample, groupOf: [0, 0], counts };
    const [[four], [five]] = measureErrors({ ...groups, measures: [[KNOWN, KNOWN]] }) as [
      [KindRates],
      [KindRates],
    ];
    expect([four.estimated, five.estimated === null]).toEqual([null, false]);
  });

  it('are never one for marks of people and of the corrector', () => {
    const counts = makeCounts(
      [
        [100, [9]],
        [100, [8]],
        [100, [3]],
        [300, [3]],
      ],
      2,
    );
    const groups = { ...sample, groups: 2, groupOf: [0, 0, 1, 1] };
    const [[all, people, machine] = []] = measureErrors({ ...groups, counts, measures: [[KNOWN]] });
    expect([people!.hits, people!.observed.per100, people!.estimated?.per100]).toEqual([17, 8.5, 8.5]);
    expect([machine!.hits, machine!.observed.per100]).toEqual([6, 1.5]);
    expect(machine!.estimated?.per100).toBeCloseTo((1.5 * 0.8) / 0.5, 9);
    // Over all texts it is the corrector’s, and people’s where they marked them all.
    expect([all!.hits, all!.observed.per100, all!.textsWithHits]).toEqual([6, 1.5, 2]);
    const alone = {
      ...sample,
      groups: 1,
      groupOf: [0, 0],
      counts: makeCounts(
        [
          [100, [9]],
          [100, [8]],
        ],
        2,
      ),
    };
    expect(measureErrors({ ...alone, measures: [[KNOWN]] })[0]![0]!.observed.per100).toBe(8.5);
  });

  it('are less certain where precision and recall were measured in few texts that differ', () => {
    const [[even], [clumped]] = measureErrors({
      ...sample,
      counts: makeCounts(texts.map(([words, [marks]]) => [words, [marks, marks]])),
      measures: [[KNOWN, CLUMPED]],
    }) as [[KindRates], [KindRates]];
    expect(clumped.estimated!.per100).toBeCloseTo(even.estimated!.per100, 9);
    const width = ({ estimated }: KindRates) => estimated!.high! - estimated!.low!;
    expect(width(clumped)).toBeGreaterThan(2 * width(even));
  });

  it('are 0 without words, and of no text', () => {
    const empty = { ...sample, groupOf: [], groups: 0, counts: makeCounts([]), measures: [[KNOWN]] };
    expect(measureErrors(empty)[0]![0]!.observed).toEqual({ per100: 0, low: null, high: null });
    const wordless = makeCounts([
      [0, [0]],
      [0, [0]],
    ]);
    const [[all] = []] = measureErrors({ ...sample, groupOf: [0, 0], counts: wordless, measures: [[KNOWN]] });
    expect(all!.observed).toEqual({ per100: 0, low: 0, high: 0 });
  });
});
