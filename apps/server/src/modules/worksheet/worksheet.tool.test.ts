import { WORD_CONTEXT_PATH, WORKSHEET_PATH } from '@keelerada/contract/paths';
import { wordContextResponseSchema } from '@keelerada/contract/word-context';
import { worksheetResponseSchema } from '@keelerada/contract/worksheet';
import { describe, expect, it } from 'vitest';
import { describeKeywordLadder, describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const ask = (payload: object) => server.callWell(WORKSHEET_PATH, payload, worksheetResponseSchema);
const read = async (payload: object) => (await ask(payload)).exampleList.map(({ text }) => text);

describe('POST /api/tools/worksheet', () => {
  describeToolLadder(server, WORKSHEET_PATH, { type: 'WORDS', keyword: 'koer' }, [
    'keepCapitalization',
    'count',
    'seed',
    'displayCount',
    'displayType',
    'sample',
    'sampleSeed',
    'filterText',
    'filterPart',
  ]);
  describeKeywordLadder(server, WORKSHEET_PATH, 'count', 80);

  it('gives whole sentences of corpus and own text with the places of the word', async () => {
    const answer = await ask({
      corpusTextIds: [first],
      ownTexts: 'Minu koer ootas meid eile kaua.',
      type: 'LEMMAS',
      keyword: 'koer',
    });
    expect(answer).toMatchObject({ total: 3, totals: { texts: 2 }, lemmatizedKeyword: null });
    expect(answer.exampleList).toContainEqual({
      text: 'Minu koer ootas meid eile kaua.',
      marks: [{ start: 5, end: 9, lemma: 'koer' }],
      words: 6,
      textId: null,
    });
    expect(answer.exampleList).toContainEqual(
      expect.objectContaining({ text: 'Suur koer haugub ja väike kass magab.', textId: first }),
    );
  });

  it('takes the base form of a keyword that is none', async () => {
    const answer = await ask({ corpusTextIds: both, type: 'LEMMAS', keyword: 'koeri' });
    expect(answer).toMatchObject({ initialKeyword: 'koeri', lemmatizedKeyword: 'koer' });
    expect(answer.exampleList.length).toBe(3);
  });

  it('picks by query and by seed', async () => {
    const ownTexts = Array.from({ length: 40 }, (_, n) => `Sel päeval number ${n} magas kass pikalt.`).join(
      ' ',
    );
    const search = { ownTexts, cql: '[lemma="kass"]', count: 5 };
    expect(await read({ ...search, seed: 4 })).toEqual(await read({ ...search, seed: 4 }));
    expect(await read({ ...search, seed: 5 })).not.toEqual(await read({ ...search, seed: 4 }));
    const { status, body } = await server.call(WORKSHEET_PATH, { ownTexts, cql: '[lemma=' });
    expect({ status, body }).toMatchObject({ status: 400, body: [{ code: 'InvalidQuery', field: 'cql' }] });
  });

  it('picks from the lines that a filter and a sample leave', async () => {
    const ownTexts =
      'Kass magas pikalt. Hommikul ootas kass ust. Hommikul sõi kass kala. Õhtul läks kass õue.';
    const search = { ownTexts, type: 'WORDS', keyword: 'kass' };
    const filtered = await ask({ ...search, filterText: 'HOMMIKUL', filterPart: 'BEFORE', displayCount: 2 });
    expect(filtered).toMatchObject({ total: 4, listed: 2 });
    expect(filtered.exampleList.map(({ text }) => text).sort()).toEqual([
      'Hommikul ootas kass ust.',
      'Hommikul sõi kass kala.',
    ]);
    const sampled = await ask({ ...search, sample: 1, sampleSeed: 7 });
    const { contextList } = await server.callWell(
      WORD_CONTEXT_PATH,
      { ...search, sample: 1, seed: 7, displayCount: 1 },
      wordContextResponseSchema,
    );
    expect(sampled.exampleList).toHaveLength(1);
    expect(sampled.exampleList[0]?.text).toMatch(new RegExp(`kass ${contextList[0]?.contextAfter}`, 'iu'));
    expect((await ask(search)).listed).toBeUndefined();
  });
});
