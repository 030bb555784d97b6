import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { indexPlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readCollocates, readContextRows } from '../testing/read-rows';

const cutPlaces = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
/** Frequent among the random words. */
const KEYWORD = 'ja';
const view = { width: { type: 'WORD', count: 1 }, line: { characters: 0, markedAt: [] } } as const;

describe('the lines of a keyword near a word', () => {
  it('are those that hold its co-occurrences, all of them marked, for every neighbour', () => {
    const spans = fc.integer({ min: 1, max: 5 });
    const units = fc.constantFrom('lemma', 'folded', 'form');
    const check = fc.property(plainTexts, cutPlaces, spans, units, (texts, cuts, span, unit) => {
      const parts = splitTexts(texts, cuts).map((group) => ({
        segment: buildSegment(group.map(indexPlainText)),
        texts: null,
      }));
      const search = { keyword: KEYWORD, unit };
      const all = readContextRows(parts, { ...search, ...view }).map(({ textId, start }) => [textId, start]);
      for (const neighbour of readCollocates(parts, { ...search, span, formula: 'LOGDICE' })) {
        const near = { word: neighbour.collocate, unit, span };
        const rows = readContextRows(parts, { ...search, ...view, near });
        const marks = rows.map(({ sortedBy = [] }) => sortedBy);
        expect(marks.flat()).toHaveLength(neighbour.coOccurrences);
        expect(marks.every(({ length }) => length > 0)).toBe(true);
        expect(marks.flat().filter(({ part }) => part === 'BEFORE')).toHaveLength(neighbour.leftOccurrences);
        expect(new Set(rows.map(({ textId }) => textId)).size).toBe(neighbour.tekstid);
        const places = rows.map(({ textId, start }) => [textId, start]);
        expect(all.filter((place) => places.some((one) => String(one) === String(place)))).toEqual(places);
      }
    });
    fc.assert(check, { numRuns: 60 });
  });

  it('are drawn at random from those alone, and none for a word that is not there', () => {
    fc.assert(
      fc.property(plainTexts, cutPlaces, (texts, cuts) => {
        const parts = splitTexts(texts, cuts).map((group) => ({
          segment: buildSegment(group.map(indexPlainText)),
          texts: null,
        }));
        const search = { keyword: KEYWORD, unit: 'lemma', ...view } as const;
        const near = { word: KEYWORD, unit: 'lemma', span: 3 } as const;
        const rows = readContextRows(parts, { ...search, near });
        const drawn = readContextRows(parts, { ...search, near, sample: { size: 2, seed: 1 } });
        expect(drawn).toHaveLength(Math.min(2, rows.length));
        expect(rows).toEqual(expect.arrayContaining(drawn));
        expect(readContextRows(parts, { ...search, near: { ...near, word: 'puudub' } })).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
