import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { describe, expect, it } from 'vitest';
import { describeKeywordLadder, describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const list = (payload: object) => server.callWell(wordlistCall.path, payload, wordlistCall.answer);
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const neighbours = (payload: object) => server.callWell(collocatesCall.path, payload, collocatesCall.answer);

describe('POST /api/tools/collocates', () => {
  describeToolLadder(server, collocatesCall.path, { type: 'WORDS', keyword: 'koer' }, [
    'searchCount',
    'formula',
    'minCooccurrence',
    'keepCapitalization',
  ]);
  describeKeywordLadder(server, collocatesCall.path, 'searchCount', 5);

  it('counts neighbours left and right, by the formulas of the reference', async () => {
    const answer = await neighbours({ corpusTextIds: both, type: 'LEMMAS', keyword: 'kass', searchCount: 1 });
    expect(answer).toMatchObject({ keywordFrequency: 2, totals: { texts: 2, runningWords: 16 } });
    const row = answer.collocateList.find(({ collocate }) => collocate === 'magama');
    // f(node) = f(collocate) = f(both) = 2: logDice = 14 + log2(2·2 / (2 + 2))
    expect(row).toMatchObject({
      score: 14,
      coOccurrences: 2,
      leftOccurrences: 0,
      rightOccurrences: 2,
      frequencyCount: 2,
      tekstid: 2,
    });
  });

  it('leaves out neighbours of too few co-occurrences where a call asks for it, and none by itself', async () => {
    const ownTexts = 'Kass magab siin. Kass magab seal.';
    const listFor = async (more: object) =>
      (
        await neighbours({ ownTexts, type: 'WORDS', keyword: 'kass', searchCount: 2, ...more })
      ).collocateList.map(({ collocate }) => collocate);
    expect(await listFor({})).toEqual(expect.arrayContaining(['magab', 'siin', 'seal']));
    expect(await listFor({ minCooccurrence: 2 })).toEqual(['magab']);
    expect(await listFor({ formula: 'MI_SCORE' })).toEqual(expect.arrayContaining(['magab', 'siin', 'seal']));
    expect(await listFor({ formula: 'MI_SCORE', minCooccurrence: 2 })).toEqual(['magab']);
    const refused = await server.call(collocatesCall.path, {
      ownTexts,
      type: 'WORDS',
      keyword: 'kass',
      minCooccurrence: 0,
    });
    expect(refused).toMatchObject({ status: 400, body: [{ field: 'minCooccurrence' }] });
  });

  it('agrees with the word list and the concordance for the same selection', async () => {
    const selection = { corpusTextIds: both, ownTexts: 'Koer ja kass.' };
    const { resultList } = await list({ ...selection, type: 'LEMMAS' });
    for (const word of ['koer', 'kass', 'ja', 'magama']) {
      const request = { ...selection, type: 'LEMMAS', keyword: word };
      const frequency = resultList.find((row) => row.word === word)?.frequencyCount;
      expect((await find(request)).total).toBe(frequency);
      const { keywordFrequency, collocateList } = await neighbours(request);
      expect(keywordFrequency).toBe(frequency);
      for (const row of collocateList) {
        expect(resultList.find((listed) => listed.word === row.collocate)?.frequencyCount).toBe(
          row.frequencyCount,
        );
      }
    }
  });
});
