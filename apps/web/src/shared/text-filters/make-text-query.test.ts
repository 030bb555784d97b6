import { describe, expect, it } from 'vitest';
import type { TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import { getDefaultLanguages, labelRange } from '@keelerada/contract/texts/text-filters';
import { textFilterNames } from '@keelerada/contract/texts/text-filter-names';
import { emptyTextQuery, makeTextQuery, withCorpuses, withTypes, withWholeCorpus } from './make-text-query';
import { listUsefulFilters, textQueryFilters } from './text-query-filters';

const EXAMS = 'clWmOIrLa';
const ACADEMIC = 'cwUSEqQLt';
const L1_RUSSIAN = 'cgSRJPKTr';

const none = Object.fromEntries(textFilterNames.map((name) => [name, {}])) as TextFacetsResponse['filters'];
const shown = (counts: Partial<TextFacetsResponse['filters']>, chosen = {}) =>
  listUsefulFilters(chosen, { ...none, ...counts }).map(({ name }) => name);

describe('filters of the text query', () => {
  it('show where a text found tells them, whatever subcorpora are ticked, and where they are in use', () => {
    const counts = { level: { B1: 3, B2: 0 }, nationality: { Soome: 2 }, nativeLang: { vene: 0 } };
    expect(shown(counts)).toEqual(['level', 'nationality']);
    expect(shown(counts, { nativeLang: ['vene'] })).toEqual(['level', 'nativeLang', 'nationality']);
    expect(shown({}, { degree: [] })).toEqual([]);
    // The ranges of `score` come with the counts.
    expect(listUsefulFilters({}, undefined)).toEqual(textQueryFilters.filter(({ name }) => name !== 'score'));
  });

  it('name ranges as up to, from–to and over', () => {
    expect(labelRange([1, 500]).en).toBe('up to 500');
    expect(labelRange([501, 1000]).et).toBe('501–1000');
    expect(labelRange([5001, 2_147_483_647]).et).toBe('üle 5000');
  });
});

describe('makeTextQuery', () => {
  it('sends ranges as pairs of numbers and leaves empty filters out', () => {
    const request = makeTextQuery({ corpuses: [EXAMS], types: [], filters: { words: ['1-100'], level: [] } });
    expect(request).toEqual({ corpuses: [EXAMS], words: [[1, 100]], language: ['eesti'] });
  });

  it('sends the citizenship beside other subcorpora too', () => {
    const filters = { nationality: ['Soome'], degree: ['ma'] };
    expect(makeTextQuery({ corpuses: [EXAMS, ACADEMIC], types: [], filters })).toMatchObject(filters);
  });

  it('means the whole corpus where no subcorpus is ticked', () => {
    expect(withWholeCorpus(emptyTextQuery).corpuses).toHaveLength(7);
    expect(withTypes(emptyTextQuery, ['arutlus'])).toMatchObject({ types: ['arutlus'] });
    expect(withTypes(emptyTextQuery, ['arutlus']).corpuses).toHaveLength(7);
    expect(withTypes({ ...emptyTextQuery, corpuses: [EXAMS] }, ['arutlus']).corpuses).toEqual([EXAMS]);
    expect(withTypes(emptyTextQuery, [])).toEqual(emptyTextQuery);
  });

  it('forgets the types of a subcorpus that is unticked', () => {
    const values = { ...emptyTextQuery, corpuses: [EXAMS, ACADEMIC], types: ['arutlus', 'ak_eriala_essee'] };
    expect(withCorpuses(values, [ACADEMIC]).types).toEqual(['ak_eriala_essee']);
  });

  it('means Russian by default where only Russian subcorpora are ticked', () => {
    expect(getDefaultLanguages([L1_RUSSIAN])).toEqual(['vene']);
    expect(getDefaultLanguages([L1_RUSSIAN, EXAMS])).toEqual(['eesti', 'vene']);
    expect(getDefaultLanguages([EXAMS])).toEqual(['eesti']);
  });
});
