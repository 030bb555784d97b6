import { gunzipSync } from 'node:zlib';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const list = (payload: object) => server.callWell(wordlistCall.path, payload, wordlistCall.answer);

describe('POST /api/tools/wordlist', () => {
  describeToolLadder(server, wordlistCall.path, { type: 'WORDS' }, [
    'excludeStopwords',
    'customStopwords',
    'keepCapitalization',
    'minFrequency',
    'tasemed',
  ]);

  it('counts running words of the selection, punctuation left out', async () => {
    const { resultList, totals } = await list({ corpusTextIds: both, type: 'WORDS' });
    expect(totals).toEqual({ texts: 2, runningWords: 16 });
    expect(resultList.reduce((sum, row) => sum + row.frequencyCount, 0)).toBe(16);
    expect(resultList[0]).toEqual({
      word: 'koer',
      frequencyCount: 2,
      frequencyPercentage: 12.5,
      partOfSpeech: 'NOUN',
      tekstid: 1,
    });
  });

  it('lists lemmas in lower case, whatever is asked of capitals', async () => {
    const { resultList } = await list({ corpusTextIds: both, type: 'LEMMAS', keepCapitalization: true });
    expect(resultList.slice(0, 3).map(({ word, frequencyCount }) => [word, frequencyCount])).toEqual([
      ['koer', 3],
      ['kass', 2],
      ['magama', 2],
    ]);
  });

  it('leaves out default and custom stop words and rare words, but counts shares of all running words', async () => {
    const request = {
      corpusTextIds: both,
      type: 'LEMMAS',
      excludeStopwords: true,
      customStopwords: [' Kass '],
    };
    const listWords = async (more: object) =>
      (await list({ ...request, ...more })).resultList.map((row) => row.word);
    expect(await listWords({})).toContain('suur');
    expect(await listWords({})).not.toContain('ja');
    expect(await listWords({ excludeStopwords: false })).toEqual(expect.arrayContaining(['ja', 'suur']));
    const { resultList } = await list({ ...request, minFrequency: '2' });
    expect(resultList).toEqual([
      { word: 'koer', frequencyCount: 3, frequencyPercentage: 18.75, partOfSpeech: 'NOUN', tekstid: 2 },
      { word: 'magama', frequencyCount: 2, frequencyPercentage: 12.5, partOfSpeech: 'VERB', tekstid: 2 },
    ]);
  });

  it('counts an own text as one more text and keeps capitals where asked to', async () => {
    const request = { corpusTextIds: both, ownTexts: 'Koer, KOER!', type: 'WORDS', keepCapitalization: true };
    const { resultList, totals } = await list(request);
    expect(totals).toEqual({ texts: 3, runningWords: 18 });
    const counts = Object.fromEntries(resultList.map((row) => [row.word, row.frequencyCount]));
    expect(counts).toMatchObject({ Koer: 2, koer: 1, KOER: 1 });
  });

  it('takes an id once, however often and in whatever case it comes', async () => {
    const { totals } = await list({ corpusTextIds: [first, first, first.toUpperCase()], type: 'WORDS' });
    expect(totals.texts).toBe(1);
  });

  it('answers an empty list where everything is left out', async () => {
    expect((await list({ corpusTextIds: both, type: 'WORDS', minFrequency: 1000 })).resultList).toEqual([]);
  });

  it('sends the answer compressed to clients that ask for that over a network', async () => {
    const payload = { ownTexts: Array.from({ length: 500 }, (_, n) => `sõna${n}`).join(' '), type: 'WORDS' };
    const headers = { 'accept-encoding': 'gzip' };
    const far = await server.inject(wordlistCall.path, payload, { headers, remoteAddress: '192.0.2.7' });
    expect(far.headers['content-encoding']).toBe('gzip');
    const near = await server.inject(wordlistCall.path, payload, { headers, remoteAddress: '127.0.0.1' });
    expect(near.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(gunzipSync(far.rawPayload).toString())).toEqual(near.json());
  });

  it('answers over the longest own text', async () => {
    const ownTexts = 'Koer jookseb. '.repeat(71_428).padEnd(1_000_000);
    const { totals } = await list({ ownTexts, type: 'WORDS' });
    expect(totals).toMatchObject({ texts: 1, runningWords: 142_856 });
  });

  it('counts a fraction in one character as a word that can be looked for', async () => {
    const ownTexts = 'Võta ½ liitrit piima ja 1½ tassi jahu.';
    const { resultList, totals } = await list({ ownTexts, type: 'WORDS' });
    const numbers = resultList.filter(({ partOfSpeech }) => partOfSpeech.includes('NUM'));
    expect(numbers.map(({ word }) => word).sort()).toEqual(['1½', '½']);
    expect(totals.runningWords).toBe(8);
    const search = { ownTexts, type: 'WORDS', keyword: '½' };
    const { total } = await server.callWell(wordContextCall.path, search, wordContextCall.answer);
    expect(total).toBe(1);
  });

  it('takes marks alone for no words', async () => {
    const ownTexts = 'Sisu .......… 5 \uf0b7 kool * ja ------ maja ● （ ___ \u00ad :)';
    const { resultList, totals } = await list({ ownTexts, type: 'WORDS' });
    const words = resultList.map(({ word }) => word).sort();
    expect(words).toEqual(['5', 'ja', 'kool', 'maja', 'sisu']);
    expect(totals.runningWords).toBe(5);
  });
});
