import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { describe, expect, it } from 'vitest';
import { makeTextFields, makeUnionFields } from './make-text-fields';

const language = ['eesti', 'vene'];
const many = Array.from({ length: 20_001 }, (_, number) => `${number}`);

describe('makeTextFields', () => {
  it('names the whole corpus by a word, also beside an own text', () => {
    for (const corpuses of [[], Object.keys(subcorpora)]) {
      const corpusSource = { query: { corpuses, language }, unchosenIds: [] };
      expect(makeTextFields({ corpusTextIds: many, corpusSource, ownTexts: 'Tere.' })).toEqual({
        corpusTextIds: null,
        tekstivalik: 'KOIK',
        ownTexts: 'Tere.',
      });
    }
  });

  it('names all that a query found by the query', () => {
    const query = { corpuses: Object.keys(subcorpora), language, level: ['B1'] };
    const corpusSource = { query, unchosenIds: [] };
    expect(makeTextFields({ corpusTextIds: many, corpusSource, ownTexts: null })).toEqual({
      corpusTextIds: null,
      tekstivalik: { paring: query },
      ownTexts: null,
    });
  });

  it('names single texts by their ids', () => {
    const corpusSource = { query: { corpuses: [], language }, unchosenIds: ['b'] };
    const picked = { corpusTextIds: ['a'], ownTexts: null };
    for (const source of [corpusSource, null])
      expect(makeTextFields({ ...picked, corpusSource: source })).toEqual(picked);
    expect(makeTextFields({ corpusTextIds: null, corpusSource: null, ownTexts: 'Tere.' })).toEqual({
      corpusTextIds: null,
      ownTexts: 'Tere.',
    });
  });
});

describe('makeUnionFields', () => {
  const texts = (ids: readonly string[] | null, ownTexts: string | null) => ({
    ...{ corpusTextIds: ids, ownTexts, corpusSource: null },
  });

  it('names the texts of both selections once and in turn, and puts the own text of A first', () => {
    const both = { ...texts(['a', 'b'], 'Üks.'), compared: texts(['b', 'c'], 'Kaks.') };
    expect(makeUnionFields(both)).toEqual({ corpusTextIds: ['a', 'b', 'c'], ownTexts: 'Üks.\n\nKaks.' });
    const unequal = { ...texts(['a', 'b', 'c'], null), compared: texts(['d'], null) };
    expect(makeUnionFields(unequal).corpusTextIds).toEqual(['a', 'd', 'b', 'c']);
    const own = { ...texts(null, 'Üks.'), compared: texts(['c'], null) };
    expect(makeUnionFields(own)).toEqual({ corpusTextIds: ['c'], ownTexts: 'Üks.' });
  });

  it('is that of the one selection where there is no second', () => {
    expect(makeUnionFields({ ...texts(['a'], null), compared: null })).toEqual({
      ...{ corpusTextIds: ['a'], ownTexts: null },
    });
  });
});
