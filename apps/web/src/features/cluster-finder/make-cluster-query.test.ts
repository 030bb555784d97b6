import { findCqlHits } from '@keelerada/corpus-engine/cql/find-cql-hits';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { indexPlainText, plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import { readClusters } from '@keelerada/corpus-engine/testing/read-rows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeClusterQuery } from './make-cluster-query';

const units = {
  WORD_CLASS: 'class',
  MORPHOLOGICAL: 'tags',
  SYNTACTIC: 'part',
  MORPHOLOGICAL_SYNTACTIC: 'tags+part',
  WORDS: 'folded',
  LEMMAS: 'lemma',
} as const;
type Analysis = keyof typeof units;
const analyses = fc.constantFrom(...(Object.keys(units) as Analysis[]));

describe('makeClusterQuery', () => {
  it('finds each place of a single word as often as it was counted', () => {
    fc.assert(
      fc.property(plainTexts, analyses, (texts, analysis) => {
        const parts = [{ segment: buildSegment(texts.map(indexPlainText)), texts: null }];
        for (const { markups, frequency } of readClusters(parts, { unit: units[analysis], length: 1 })) {
          // The case that an adposition governs is not asked for, so that several clusters share a query.
          if (analysis.startsWith('MORPHOLOGICAL') && markups[0]!.startsWith('K')) continue;
          const cql = makeClusterQuery({ analysis, includePunctuation: false }, markups);
          const { total } = findCqlHits(parts, { cql, keepCapitalization: false });
          // Symbols have sentence parts too, but are not counted as words.
          if (analysis === 'SYNTACTIC') expect(total).toBeGreaterThanOrEqual(frequency);
          else expect({ cql, total }).toEqual({ cql, total: frequency });
        }
      }),
    );
  });

  it('finds every pattern of several words, whatever marks stand between them', () => {
    fc.assert(
      fc.property(
        plainTexts,
        analyses,
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        (texts, analysis, length, keepPunctuation) => {
          const parts = [{ segment: buildSegment(texts.map(indexPlainText)), texts: null }];
          const unit = units[analysis];
          for (const { markups } of readClusters(parts, { unit, length, keepPunctuation })) {
            const cql = makeClusterQuery({ analysis, includePunctuation: keepPunctuation }, markups);
            expect(findCqlHits(parts, { cql, keepCapitalization: false }).total).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
