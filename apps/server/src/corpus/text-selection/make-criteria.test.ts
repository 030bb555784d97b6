import { describe, expect, it } from 'vitest';
import { makeCriteria, parseRequestedYears } from './make-criteria';

describe('makeCriteria', () => {
  it('treats null and empty lists as not asked for', () => {
    const { groups, ...ranges } = makeCriteria({
      corpuses: ['clWmOIrLa'],
      level: [],
      language: [],
      words: null,
      addedYears: null,
    });
    expect(groups.map(([condition]) => condition?.property)).toEqual(['tekstikeel', 'korpus']);
    expect(ranges).toEqual({ years: [], characters: [], words: [], sentences: [] });
  });

  it('reads a range of years with a dash of any kind, and an open one as five years', () => {
    expect(makeCriteria({ addedYears: ['2010-2014', '2015–2020', '2021...'] }).years).toEqual([
      [2010, 2014],
      [2015, 2020],
      [2021, 2025],
    ]);
    expect(parseRequestedYears('2021…')).toEqual([2021, 2025]);
  });

  it('looks for Estonian texts alone where a subcorpus is chosen, for the language that is asked for else', () => {
    const find = (request: Parameters<typeof makeCriteria>[0]) => makeCriteria(request).groups[0]![0]!.values;
    expect(find({ corpuses: ['clWmOIrLa'] })).toEqual(['eesti']);
    expect(find({ corpuses: ['clWmOIrLa'], language: ['vene'] })).toEqual(['vene']);
  });

  it('finds two native languages whichever way they are stored', () => {
    const [, conditions] = makeCriteria({ nativeLang: ['eesti, vene', 'soome'] }).groups;
    expect(conditions).toEqual([
      { property: 'emakeel', match: 'whole', values: ['eesti, vene', 'soome'] },
      { property: 'emakeel', match: 'all', values: ['eesti', 'vene'] },
    ]);
  });

  it('takes a study level and the degree below it for one', () => {
    const find = (request: Parameters<typeof makeCriteria>[0]) =>
      makeCriteria(request).groups[1]!.map(({ property, values }) => [property, ...values]);
    expect(find({ studyLevel: ['magistriope'] })).toEqual([
      ['oppeaste', 'magistriope'],
      ['teaduskraad', 'ba'],
    ]);
    expect(find({ degree: ['ma'] })).toEqual([
      ['oppeaste', 'doktoriope'],
      ['teaduskraad', 'ma'],
    ]);
    expect(find({ studyLevel: ['bakalaureus'] })).toEqual([['oppeaste', 'bakalaureus']]);
  });

  it('compares names as they are stored', () => {
    const asked = makeCriteria({ country: ['S\u030Cveits\0'] });
    expect(asked.groups[1]![0]!.values).toEqual(['Šveits']);
  });
});
