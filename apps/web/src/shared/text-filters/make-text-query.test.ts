import { describe, expect, it } from 'vitest';
import { getDefaultLanguages, labelRange } from '@keelerada/contract/text-filters';
import { emptyTextQuery, makeTextQuery, withCorpuses, withTypes, withWholeCorpus } from './make-text-query';
import { textQueryFilters } from './text-query-filters';

const EXAMS = 'clWmOIrLa';
const ACADEMIC = 'cwUSEqQLt';
const L1_RUSSIAN = 'cgSRJPKTr';

const shown = (corpuses: string[]) =>
  textQueryFilters.filter(({ isShown }) => isShown(corpuses)).map(({ name }) => name);

describe('filters of the text query', () => {
  it('show the academic ones only for the academic subcorpus alone', () => {
    const academic = ['domain', 'usedMultiMaterials', 'studyLevel', 'degree', 'otherLang'];
    expect(shown([ACADEMIC])).toEqual(expect.arrayContaining(academic));
    for (const name of academic) expect(shown([ACADEMIC, EXAMS])).not.toContain(name);
  });

  it('show nationality for the exams alone and native language otherwise', () => {
    expect(shown([EXAMS])).toContain('nationality');
    expect(shown([EXAMS])).not.toContain('nativeLang');
    expect(shown([EXAMS, ACADEMIC])).toContain('nativeLang');
    expect(shown([EXAMS, ACADEMIC])).not.toContain('nationality');
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

  it('never sends a filter that is hidden for the ticked subcorpora', () => {
    const filters = { nationality: ['Soome'], degree: ['ma'], nativeLang: ['soome'] };
    expect(makeTextQuery({ corpuses: [EXAMS], types: [], filters })).not.toHaveProperty('degree');
    expect(makeTextQuery({ corpuses: [ACADEMIC], types: [], filters })).not.toHaveProperty('nationality');
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
