import { CASE_TAGS, WORD_CLASSES } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { SYNTACTIC_FUNCTIONS } from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEstonian } from '../base/estonian-collation';
import { roundPercentage } from '../base/round-figures';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { mergeSegments } from '../segment/merge-segments';
import type { SegmentPart } from '../segment/selection';
import { clustersNaively, type NaiveCluster } from '../testing/naive-clusters';
import { indexPlainText, type PlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readClusters } from '../testing/read-rows';
import { countClusters } from './count-clusters';
import type { ClusterUnit } from './place-keys';

const tagUnits = ['class', 'tags', 'part', 'tags+part'] as const;
const units = fc.constantFrom<ClusterUnit>('form', 'folded', 'lemma', ...tagUnits);
const lengths = fc.integer({ min: 1, max: 5 });
const filters = fc.option(
  fc.record(
    {
      wordClasses: fc.array(
        fc.record({
          wordClass: fc.constantFrom(...WORD_CLASSES),
          forms: fc.array(
            fc.subarray([...CASE_TAGS.slice(0, 2), 'sg', 'com', 'fin', 'infin', 'post'], { minLength: 1 }),
            {
              maxLength: 2,
            },
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      parts: fc.subarray([...SYNTACTIC_FUNCTIONS], { minLength: 1 }),
      isPartial: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);
const corpora = fc.record({
  texts: plainTexts,
  cuts: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
});

function index({
  texts,
  cuts,
  chosen,
}: {
  texts: readonly PlainText[];
  cuts: boolean[];
  chosen: boolean[];
}): {
  parts: SegmentPart[];
  plain: PlainText[];
} {
  const isChosen = (text: PlainText): boolean => chosen[texts.indexOf(text)]!;
  const parts = splitTexts(texts, cuts).map((group) => ({
    segment: buildSegment(group.map(indexPlainText)),
    texts: Uint8Array.from(group, (text) => Number(isChosen(text))),
  }));
  return { parts, plain: texts.filter(isChosen) };
}

const compareCodeUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The rows that a plain count gives, in the order asked for. */
function listNaively(
  clusters: Map<string, NaiveCluster>,
  unit: ClusterUnit,
  sortPlace: number | undefined,
): { markups: string[]; frequency: number; percentage: number }[] {
  const all = [...clusters.values()].reduce((sum, { count }) => sum + count, 0);
  const compare = (tagUnits as readonly string[]).includes(unit) ? compareCodeUnits : compareEstonian;
  return [...clusters]
    .map(([name, { count }]) => ({
      markups: JSON.parse(name) as string[],
      frequency: count,
      percentage: roundPercentage(count, all),
    }))
    .sort((a, b) => {
      const places = a.markups.map((place, i) => compare(place, b.markups[i]!));
      const asked = sortPlace === undefined ? 0 : places[sortPlace]!;
      return asked || b.frequency - a.frequency || (places.find((order) => order !== 0) ?? 0);
    });
}

describe('countClusters', () => {
  it('counts the sequences inside sentences as a plain count does, for every kind and filter', () => {
    fc.assert(
      fc.property(
        corpora,
        units,
        lengths,
        fc.boolean(),
        filters,
        fc.nat(5),
        (corpus, unit, length, keepPunctuation, filter, draw) => {
          const { parts, plain } = index(corpus);
          const naive = clustersNaively(plain, { length, unit, keepPunctuation, filter });
          const sortPlace = draw < length ? draw : undefined;
          const options = {
            length,
            unit,
            keepPunctuation,
            ...(filter && { filter }),
            ...(sortPlace !== undefined && { sortPlace }),
          };
          const rows = readClusters(parts, options);
          const expected = listNaively(naive, unit, sortPlace);
          expect(
            rows.map(({ markups, frequency, percentage }) => ({ markups, frequency, percentage })),
          ).toEqual(expected);
          for (const row of rows) {
            const { usages } = naive.get(JSON.stringify(row.markups))!;
            expect(row.usageTotal).toBe(usages.size);
            expect(row.usages).toHaveLength(Math.min(10, usages.size));
            expect(row.usages.map((usage) => usages.get(usage))).toEqual(row.usageFrequencies);
            const counts = [...usages.values()].sort((a, b) => b - a);
            expect(row.usageFrequencies).toEqual(counts.slice(0, 10));
          }
          expect(readClusters(parts, { ...options, minFrequency: 2 })).toEqual(
            rows.filter((row) => row.frequency >= 2),
          );
          const one = rows[rows.length >> 1];
          if (one !== undefined)
            expect(readClusters(parts, { ...options, only: one.markups })).toEqual([one]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('answers the same over merged segments', () => {
    fc.assert(
      fc.property(corpora, units, lengths, (corpus, unit, length) => {
        const { parts } = index(corpus);
        const merged = [{ segment: mergeSegments(parts), texts: null }];
        const options = { unit, length, keepPunctuation: true };
        expect(readClusters(merged, options)).toEqual(readClusters(parts, options));
      }),
    );
  });

  it('gives the most frequent usages first and says how many there are', () => {
    const words = [...Array.from({ length: 12 }, (_, n) => `sõna${n}`), 'sõna7', 'sõna7', 'sõna3'];
    const content = words.join(' ');
    let start = 0;
    const tokens = words.map((word) => {
      const token = { start, end: start + word.length, lemma: word, upos: 'NOUN', features: '_' };
      start += word.length + 1;
      return token;
    });
    const text = sentencesToIndexText('a', content, [{ start: 0, end: content.length, tokens }]);
    const parts = [{ segment: buildSegment([text]), texts: null }];
    const [row] = readClusters(parts, { unit: 'class', length: 1 });
    expect(row).toMatchObject({ frequency: 15, percentage: 100, markups: ['S'], usageTotal: 12 });
    expect(row!.usages.slice(0, 3)).toEqual(['sõna7', 'sõna3', 'sõna0']);
    expect(row!.usageFrequencies.slice(0, 3)).toEqual([3, 2, 1]);
    expect(readClusters(parts, { unit: 'class', length: 1 }, 2)[0]!.usages).toEqual(['sõna7', 'sõna3']);
    expect(countClusters(parts, { unit: 'class', length: 1, only: ['V'] }).order).toHaveLength(0);
  });
});
