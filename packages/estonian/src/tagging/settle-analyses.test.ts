import { describe, expect, it } from 'vitest';
import type { EstonianFormAnalyses } from '../morphology';
import { settleAnalyses } from './settle-analyses';

/** Analyses given as `lemma root class form`, as Vabamorf names them. */
function analyse(...given: readonly string[]): EstonianFormAnalyses {
  const analyses = given.map((line) => {
    const [lemma = '', root = '', partOfSpeech = '', ...form] = line.split(' ');
    return { lemma, root, partOfSpeech, form: form.join(' '), ending: '0', clitic: '' };
  });
  return { analyses, isKnown: true };
}
const settle = (word: string, ...given: readonly string[]): string[] =>
  settleAnalyses(word, analyse(...given)).analyses.map(({ lemma, root }) => `${lemma} ${root}`);

describe('base forms behind figures', () => {
  it.each([
    ['5-aastastele', '5aastane 5_aastane A pl all', '5-aastane 5-aastane'],
    ['3-toalises', '3toaline 3_toa=line A sg in', '3-toaline 3-toa=line'],
    ['%-line', '%line %=line A sg n', '%-line %-line'],
    ['10–11-aastased', '10-11aastane 10-11_aastane A pl n', '10–11-aastane 10–11-aastane'],
    ['1,5-liitrine', '1,5liitrine 1,5_liitrine A sg n', '1,5-liitrine 1,5-liitrine'],
    ['+18-aastane', '18aastane +18_aastane A sg n', '+18-aastane +18-aastane'],
    ['5aastane', '5aastane 5_aastane A sg n', '5aastane 5_aastane'],
    ['20-ndal', '20s 20=s O sg ad', '20s 20=s'],
    ['12-le', '12 12 N sg all', '12 12'],
    ['4-paki', '4-pakk 4-pakk S sg g', '4-pakk 4-pakk'],
  ])('of %s keep what was written', (word, given, settled) => {
    expect(settle(word, given)).toEqual([settled]);
  });
});

describe('base forms of names', () => {
  it.each([
    ['Parlamendi', ['Parlament Parlament H sg g', 'Parlamend Par_lamend H sg g', 'parlament parlament S sg g'], 'Parlament parlament'],
    ['Tamme', ['Tamm Tamm H sg g', 'Tamme Tamme H sg g', 'tamm tamm S sg g'], 'Tamm tamm'],
    ['Facebookist', ['Facebook Facebook H sg el', 'Facebooki Facebooki H sg el'], 'Facebook'],
    ['Haava', ['Haab Haab H sg g', 'Haava Haava H sg g', 'haab haab S sg g'], 'Haava haab'],
    ['Lõuna-Eestisse', ['Lõuna-Eest Lõuna-Eest H sg ill', 'Lõuna-Eesti Lõuna-Eesti H sg ill'], 'Lõuna-Eesti'],
    ['Lääne-Euroopas', ['Lääne-Euroobas Lääne-Eu_roobas H sg in', 'Lääne-Euroopa Lääne-Euroopa H sg in'], 'Lääne-Euroopa'],
    ['Kaubandus-Tööstuskoja', ['Kaubandus-Tööstuskoda Kaubandus-Tööstus_koda H sg g', 'Kaubandus-Tööstuskoja Kaubandus-Tööstuskoja H sg n'], 'Kaubandus-Tööstuskoda'],
  ])('of %s are those that are known', (word, given, settled) => {
    expect(settle(word, ...given).map((one) => one.split(' ')[0]).join(' ')).toBe(settled);
  }); // prettier-ignore

  it('all stay where none is known or two are, and where another form is meant', () => {
    const unknown = ['Fellin Fellin H sg all', 'Fellini Fellini H sg all'];
    expect(settle('Fellinile', ...unknown)).toHaveLength(2);
    const two = ['Haug Haug H sg g', 'Hau Hau H sg g', 'haug haug S sg g', 'hau hau S sg g'];
    expect(settle('Hau', ...two)).toHaveLength(4);
    expect(settle('Tamme', 'Tamme Tamme H sg n', 'Tamm Tamm H sg g', 'tamm tamm S sg g')).toHaveLength(3);
  });
});
