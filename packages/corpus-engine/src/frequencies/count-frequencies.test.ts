import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import type { SegmentPart } from '../segment/selection';
import { indexPlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';
import { countFrequencies, type FrequencyQuery } from './count-frequencies';
import type { HitMeasure } from '../concordance/label-hits';

const cutPlaces = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
const width = { type: 'WORD', count: 3 } as const;
const line = { characters: 0, markedAt: [] };
const searches = fc.constantFrom(
  { keyword: 'ja', unit: 'lemma' } as const,
  { keyword: 'ja', unit: 'form' } as const,
  { keyword: 'ja õun', unit: 'lemma' } as const,
  { cql: '[pos="NOUN"] []?', keepCapitalization: false },
  { cql: '[pos="PUNCT"]', keepCapitalization: false },
);
const choices = fc.constantFrom(
  {},
  { sample: { size: 3, seed: 5 } },
  { filter: { part: 'LINE', text: 'on' } } as const,
  { filter: { part: 'AFTER', text: 'a' } } as const,
);
const measures = fc.constantFrom<HitMeasure>(
  ...(['form', 'folded', 'lemma', 'grammar'] as const).map((unit) => ({ place: 'KEYWORD', unit }) as const),
  ...[-3, -2, -1, 1, 2, 3].map((place) => ({ place, unit: 'folded' }) as const),
  ...([-1, 1] as const).map((place) => ({ place, unit: 'lemma' }) as const),
  { place: 'TEXT' },
);

const makeParts = (groups: ReturnType<typeof splitTexts>): SegmentPart[] =>
  groups.map((group) => ({ segment: buildSegment(group.map(indexPlainText)), texts: null }));

describe('countFrequencies', () => {
  it('counts every line once, and the lines of each row are those that it counts', () => {
    const check = fc.property(plainTexts, cutPlaces, searches, choices, measures, (texts, cuts, ...asked) => {
      const [search, choice, measure] = asked;
      const parts = makeParts(splitTexts(texts, cuts));
      const lines = readContextRows(parts, { ...search, ...choice, width, line });
      const query: FrequencyQuery = { ...search, ...choice, width, measure };
      const { rows, counted, total } = countFrequencies(parts, query);
      expect(counted).toBe(lines.length);
      expect(total).toBe(readContextRows(parts, { ...search, width }).length);
      expect(rows.reduce((sum, { hits }) => sum + hits, 0)).toBe(counted);
      const opened = rows.flatMap(({ value, hits }) => {
        const of = readContextRows(parts, {
          ...{ ...search, ...choice, width, line },
          counted: { measure, values: [value] },
        });
        expect(of).toHaveLength(hits);
        return of;
      });
      const sort = (given: typeof lines) => given.map((one) => JSON.stringify(one)).sort();
      expect(sort(opened)).toEqual(sort(lines));
    });
    fc.assert(check, { numRuns: 150 });
  });

  it('counts words, texts and the words beside them as the lines show them', () => {
    const check = fc.property(plainTexts, cutPlaces, (texts, cuts) => {
      const parts = makeParts(splitTexts(texts, cuts));
      const search = { keyword: 'ja', unit: 'lemma' } as const;
      const lines = readContextRows(parts, { ...search, width: { type: 'WORD', count: 1 } });
      const read = (measure: HitMeasure): Partial<Record<string, number>> =>
        Object.fromEntries<number>(
          countFrequencies(parts, { ...search, width, measure }).rows.map(({ value, hits }) => [
            String(value),
            hits,
          ]),
        );
      expect(read({ place: 'KEYWORD', unit: 'folded' })).toEqual(
        tally(lines.map(({ keyword }) => keyword.toLowerCase())),
      );
      expect(read({ place: 'TEXT' })).toEqual(tally(lines.map(({ textId }) => textId ?? '')));
      // Nothing before the keyword means that no word of the text stands there.
      const hasWord = lines.filter(({ contextBefore }) => contextBefore !== '').length;
      const left = read({ place: -1, unit: 'form' });
      expect(lines.length - (left['null'] ?? 0)).toBe(hasWord);
    });
    fc.assert(check, { numRuns: 60 });
  });

  it('names forms, and classes of words without a form', () => {
    const token = (written: string, upos: string, features: string) => {
      const plain = { written, lemma: written, upos, features, relation: '_', headStep: 0, gap: ' ' };
      return { ...plain, opensSentence: false };
    };
    const tokens = [token('majas', 'NOUN', 'Case=Ine|Number=Sing'), token('ja', 'CCONJ', '_')];
    const parts = makeParts([[{ id: 'a', tokens: [...tokens, ...tokens], tail: '' }]]);
    const count = (cql: string) =>
      countFrequencies(parts, {
        ...{ cql, keepCapitalization: false, width },
        measure: { place: 'KEYWORD', unit: 'grammar' },
      }).rows;
    expect(count('[]')).toEqual([
      { value: 'ainsuse seesütlev kääne', englishName: 'singular inessive', hits: 2 },
      { value: 'sidesõna (rinnastav)', englishName: 'conjunction (coordinating)', hits: 2 },
    ]);
    expect(count('"majas" "ja"')).toEqual([
      {
        value: 'ainsuse seesütlev kääne + sidesõna (rinnastav)',
        englishName: 'singular inessive + conjunction (coordinating)',
        hits: 2,
      },
    ]);
  });
});

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
