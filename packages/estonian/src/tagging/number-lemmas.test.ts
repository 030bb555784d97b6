import { describe, expect, it } from 'vitest';
import { joinNumberLemmas } from './number-lemmas';
import { findWordShape } from './candidates/word-shape';

/** Lemmas of words that were given as `word/UPOS/lemma`. */
function join(given: string): string {
  const parts = given.split(' ').map((token) => token.split('/'));
  const readings = parts.map(([root = '', upos = '', lemma = '']) => {
    return { lemma, upos, xpos: 'N', features: '_', root };
  });
  return joinNumberLemmas(
    parts.map(([form = '']) => ({ form, shape: findWordShape(form) })),
    readings,
  )
    .map(({ lemma }) => lemma)
    .join(' ');
}

describe('joinNumberLemmas', () => {
  it('gives the first group the whole number and the others none', () => {
    expect(join('Maksis/VERB/maksma 10/NUM/10000 000/X/_ krooni/NOUN/kroon')).toBe('maksma 10000 _ kroon');
    expect(join('1/NUM/1000000 500/X/_ 000/X/_')).toBe('1500000 _ _');
    expect(join('1/NUM/1 234/X/_ 567/X/_')).toBe('1234567 _ _');
  });

  it('takes the groups before one that the tagger found with it', () => {
    expect(join('1/NUM/1 467/NUM/467000 000/X/_')).toBe('1467000 _ _');
    expect(join('80/NUM/80 124/NUM/124 000/X/_ sõna/NOUN/sõna')).toBe('80124000 _ _ sõna');
    expect(join('1995/NUM/1995 200/NUM/200000 000/X/_')).toBe('1995 200000 _');
    expect(join('12/NUM/12 345/NUM/345')).toBe('12 345');
  });

  it('takes a long row for a table, but for the number at its end', () => {
    const row = '123/NUM/123 '.repeat(50_000);
    expect(join(`1/NUM/1 ${row}7/NUM/7000 000/X/_`)).toBe(`1 ${'123 '.repeat(50_000)}7000 _`);
    expect(join(`${row}456/NUM/9 12/NUM/12`)).toBe(`${'123 '.repeat(50_000)}456 12`);
    expect(join('111/NUM/9 222/NUM/1 333/NUM/1 444/NUM/1 555/NUM/1 666/NUM/1 777/X/_')).toBe(
      '111 222333444555666777 _ _ _ _ _',
    );
  });

  it('leaves a number alone that no group follows', () => {
    expect(join('10/NUM/10000 2006/NUM/2006')).toBe('10 2006');
    expect(join('5/NUM/5 tundi/NOUN/tund')).toBe('5 tund');
  });
});
