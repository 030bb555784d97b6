import { frequencyProperties, type FrequencyProperty } from '@keelerada/contract/fields/choices';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { frequenciesCall } from '@keelerada/contract/tools/frequencies';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { both, first, russian, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const count = (payload: object) => server.callWell(frequenciesCall.path, payload, frequenciesCall.answer);
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const keyword = { type: 'LEMMAS', keyword: 'koer' };

describe('POST /api/tools/sagedused', () => {
  describeToolLadder(
    server,
    frequenciesCall.path,
    { type: 'WORDS', keyword: 'õunapuu' },
    ['keepCapitalization', 'countBy', 'countLemmas', 'limit', 'displayCount', 'seed'],
    'type',
    '"hits":2,',
  );

  it.each([
    [{ ...keyword, countBy: 'COLOUR' }, 'InvalidRequest', 'countBy'],
    [{ ...keyword, countLemmas: 'jah' }, 'InvalidRequest', 'countLemmas'],
    [{ ...keyword, limit: 0 }, 'LimitExceeded', 'limit'],
    [{ ...keyword, limit: 1001 }, 'LimitExceeded', 'limit'],
    [{ ...keyword, countedBy: 'COLOUR' }, 'InvalidRequest', 'countedBy'],
    [{ ...keyword, countedBy: 'FORM', countedValue: 'a'.repeat(2001) }, 'LimitExceeded', 'countedValue'],
    [{ cql: '[pos=VERB]' }, 'InvalidQuery', 'cql'],
    [{ ...keyword, cql: '[]' }, 'InvalidRequest', 'cql'],
  ])('answers 400 for %#', async (search, code, field) => {
    const { status, body } = await server.call(frequenciesCall.path, { corpusTextIds: [first], ...search });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });

  it('counts the lines that word in context then answers, whatever is looked for and counted', async () => {
    const searches = [
      keyword,
      { type: 'LEMMAS', keyword: 'koera' },
      { type: 'WORDS', keyword: 'k*' },
      { type: 'LEMMAS', keyword: 'kass magama' },
      { cql: '[pos="NOUN"]', filterText: 'a', filterPart: 'AFTER' },
      { cql: '"!"' },
      { ...keyword, sample: 2, seed: 3 },
      { ...keyword, nearWord: 'suur' },
    ];
    const texts = { corpusTextIds: [...both, russian], ownTexts: 'Koer ja kass magavad!' };
    for (const search of searches) {
      const lines = await find({ ...texts, ...search });
      for (const countBy of frequencyProperties) {
        const answer = await count({ ...texts, ...search, countBy });
        expect(answer).toMatchObject({
          counted: lines.contextList.length,
          total: lines.total,
          lemmatizedKeyword: lines.lemmatizedKeyword,
          totals: lines.totals,
        });
        for (const { value, hits } of answer.frequencyList) {
          const opened = await find({ ...texts, ...search, countedBy: countBy, countedValue: value });
          expect([countBy, value, opened.contextList.length]).toEqual([countBy, value, hits]);
        }
      }
    }
  });

  it('tells words, forms and what stands beside the keyword', async () => {
    const list = async (countBy: FrequencyProperty, more: object = {}) =>
      (await count({ corpusTextIds: both, ...keyword, countBy, ...more })).frequencyList.map(
        ({ value, hits }) => [value, hits],
      );
    expect(await list('FORM')).toEqual([
      ['koer', 2],
      ['koera', 1],
    ]);
    expect(await list('FORM', { keepCapitalization: true })).toHaveLength(3);
    expect(await list('LEMMA')).toEqual([['koer', 3]]);
    expect(await list('LEFT_1')).toEqual([
      ['nägin', 1],
      ['suur', 1],
      [null, 1],
    ]);
    expect(await list('LEFT_1', { countLemmas: true })).toEqual([
      ['nägema', 1],
      ['suur', 1],
      [null, 1],
    ]);
    expect(await list('GRAMMAR')).toContainEqual(['ainsuse nimetav kääne', 2]);
    expect(await list('RIGHT_1', { countedBy: 'FORM', countedValue: 'koera' })).toEqual([[null, 1]]);
  });

  it('gives no rate of a random sample, and a part of the rows with their number', async () => {
    const sampled = await count({ corpusTextIds: both, ...keyword, sample: 1 });
    expect(sampled.frequencyList).toMatchObject([{ hits: 1, perMillion: null, low: null, high: null }]);
    const part = await count({ corpusTextIds: both, ...keyword, limit: 1 });
    expect(part).toMatchObject({ rows: 2, counted: 3, frequencyList: [{ value: 'koer', hits: 2 }] });
  });
});

describe('the levels and texts of a concordance', () => {
  let own: TestServer;
  const texts = [
    makeTestText(1, 'Koer haugub. Koer magab.', { keeletase: 'A2' }),
    makeTestText(2, 'Kass magab kodus.', { keeletase: 'B1' }),
    makeTestText(3, 'Üks koer istub.', { keeletase: 'C1' }),
    makeTestText(4, 'Koer jookseb.'),
  ];
  beforeAll(async () => {
    own = await startTestServer(texts);
  });
  afterAll(() => own.remove());
  const ask = async (countBy: FrequencyProperty) => {
    const payload = { tekstivalik: 'KOIK', ownTexts: 'Koer!', ...keyword, countBy };
    const response = await own.app.inject({ method: 'POST', url: frequenciesCall.path, payload });
    return frequenciesCall.answer.parse(response.json()).frequencyList;
  };

  it('have rates over their own words, levels without a line as well', async () => {
    expect(await ask('LEVEL')).toMatchObject([
      { value: 'A2', hits: 2, runningWords: 4, texts: 1, perMillion: 500_000, isSmall: true },
      { value: 'B1', hits: 0, runningWords: 3, perMillion: 0, low: 0 },
      { value: 'C1', hits: 1, runningWords: 3 },
      { value: null, hits: 1, runningWords: 2, texts: 1 },
      { value: '', hits: 1, runningWords: 1 },
    ]);
    const [mostOf] = await ask('TEXT');
    expect(mostOf).toMatchObject({ value: texts[0]!.id, hits: 2, runningWords: 4, perMillion: 500_000 });
    expect(mostOf?.title).toBeTruthy();
  });
});
