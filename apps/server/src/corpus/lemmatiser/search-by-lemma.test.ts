import { describe, expect, it } from 'vitest';
import { searchByLemma } from './search-by-lemma';

const lemmas: Record<string, string[]> = { maale: ['maa', 'maal'], suure: ['suur'], xyz: [] };
const listLemmas = (words: readonly string[]) => Promise.resolve(words.map((word) => lemmas[word] ?? []));

async function search(type: 'WORDS' | 'LEMMAS', keyword: string, hits: Record<string, number>) {
  const asked: string[] = [];
  const result = await searchByLemma(
    { type, keyword },
    (word) => {
      asked.push(word);
      return Promise.resolve(hits[word] ?? 0);
    },
    (count) => count,
    listLemmas,
  );
  return { ...result, asked };
}

describe('searchByLemma', () => {
  it('looks the keyword up as typed and no further where it has hits', async () => {
    expect(await search('LEMMAS', 'maale', { maale: 2, maa: 5 })).toEqual({
      answer: 2,
      initialKeyword: null,
      lemmatizedKeyword: null,
      asked: ['maale'],
    });
  });

  it('never lemmatises a search for forms', async () => {
    expect((await search('WORDS', 'maale', { maa: 5 })).asked).toEqual(['maale']);
  });

  it('tries every lemma, the likeliest first, until one has hits', async () => {
    expect(await search('LEMMAS', 'maale', { maal: 3 })).toEqual({
      answer: 3,
      initialKeyword: 'maale',
      lemmatizedKeyword: 'maal',
      asked: ['maale', 'maa', 'maal'],
    });
  });

  it('lemmatises every word of a longer keyword', async () => {
    expect(await search('LEMMAS', 'suure xyz maale', { 'suur xyz maal': 1 })).toMatchObject({
      lemmatizedKeyword: 'suur xyz maal',
    });
  });

  it('lemmatises words that were typed together, without the marks between them', async () => {
    expect(await search('LEMMAS', '„suure,maale“', { 'suur maa': 1 })).toMatchObject({
      lemmatizedKeyword: 'suur maa',
    });
  });

  it('tries every lemma of every word of a longer keyword', async () => {
    const asked = 'maale maale maale maale';
    expect(await search('LEMMAS', asked, { 'maal maal maal maal': 1 })).toMatchObject({
      lemmatizedKeyword: 'maal maal maal maal',
    });
    expect(await search('LEMMAS', asked, { 'maa maal maal maal': 1 })).toMatchObject({ answer: 1 });
  });

  it('stays quick where there are too many combinations to try them all', async () => {
    const { asked } = await search('LEMMAS', 'maale '.repeat(40), {});
    expect(asked.length).toBeLessThan(600);
    expect(asked[1]).toBe('maa '.repeat(40).trim());
  });

  it('claims nothing where no lemma has hits', async () => {
    expect(await search('LEMMAS', 'maale', {})).toMatchObject({ answer: 0, initialKeyword: null });
  });
});
