import type { DistributionProperty } from '@keelerada/contract/fields/choices';
import { distributionCall, type DistributionResponse } from '@keelerada/contract/tools/distribution';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { both, first, russian, second, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const spread = (payload: object) => server.callWell(distributionCall.path, payload, distributionCall.answer);
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const keyword = { type: 'WORDS', keyword: 'koer' };

const listGroups = (answer: DistributionResponse, wanted: DistributionProperty) =>
  answer.distributionList.find(({ property }) => property === wanted)?.groups ?? [];

describe('POST /api/tools/distribution', () => {
  describeToolLadder(
    server,
    distributionCall.path,
    { ...keyword, keyword: 'õunapuu' },
    ['keepCapitalization'],
    'type',
    '"hits":2,',
  );

  it.each(['', ' \t', '\u00ad'])('answers 400 for the keyword %j', async (typed) => {
    const { status, body } = await server.call(distributionCall.path, {
      corpusTextIds: [first],
      type: 'WORDS',
      keyword: typed,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code: 'MandatoryField', field: 'keyword' }]);
  });

  it.each([
    [{ ...keyword, keyword: 'a'.repeat(201) }, 'LimitExceeded', 'keyword'],
    [{ cql: 'a'.repeat(5001) }, 'LimitExceeded', 'cql'],
    [{ cql: '[pos=VERB]' }, 'InvalidQuery', 'cql'],
    [{ ...keyword, cql: '[]' }, 'InvalidRequest', 'cql'],
    [{}, 'MandatoryField', 'keyword'],
  ])('answers 400 for the search %#', async (search, code, field) => {
    const { status, body } = await server.call(distributionCall.path, { corpusTextIds: [first], ...search });
    expect(status).toBe(400);
    expect((body as object[])[0]).toMatchObject({ code, field });
  });

  it('counts as the concordance does, by keyword, base form, pattern and form', async () => {
    const searches = [
      keyword,
      { type: 'LEMMAS', keyword: 'koer' },
      { type: 'LEMMAS', keyword: 'koera' },
      { type: 'WORDS', keyword: 'k*' },
      { type: 'LEMMAS', keyword: 'kass magama' },
      { cql: '[pos="NOUN"]' },
      { cql: '"!"' },
    ];
    for (const search of searches) {
      const request = { corpusTextIds: both, ownTexts: 'Koer ja kass magavad!', ...search };
      const { contextList, ...contexts } = await find(request);
      const answer = await spread(request);
      expect(answer).toMatchObject({
        hits: contexts.total,
        textsWithHits: new Set(contextList.map(({ textId }) => textId)).size,
        lemmatizedKeyword: contexts.lemmatizedKeyword,
        totals: contexts.totals,
      });
      expect(answer.hits).toBeGreaterThan(0);
    }
  });

  it('tells a second word beside the first as it tells it alone', async () => {
    const texts = { corpusTextIds: both };
    const { vordlus, ...first } = await spread({ ...texts, ...keyword, vordlussona: 'kass' });
    const alone = await spread({ ...texts, ...keyword, keyword: 'kass' });
    expect({ ...vordlus, totals: alone.totals }).toEqual(alone);
    expect(first).toEqual(await spread({ ...texts, ...keyword }));
    const { status, body } = await server.call(distributionCall.path, {
      ...{ ...texts, cql: '[]', vordlussona: 'kass' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject([{ field: 'vordlussona' }]);
  });

  it('tells unknown values and the own text in rows of their own', async () => {
    const answer = await spread({ corpusTextIds: [first, second, russian], ownTexts: 'Koer.', ...keyword });
    expect(listGroups(answer, 'level')).toMatchObject([
      { value: null, isOwnText: false, hits: 2, texts: 3, textsWithHits: 1, isSmall: true },
      { value: null, isOwnText: true, hits: 1, runningWords: 1, texts: 1, textsWithHits: 1 },
    ]);
    expect(listGroups(answer, 'subcorpus').map(({ value, hits }) => [value, hits])).toEqual([
      ['cFOoRQekA', 2],
      ['cgSRJPKTr', 0],
      [null, 1],
    ]);
  });

  it('gives no dispersion of a single text or of nothing, and no interval without words', async () => {
    expect((await spread({ corpusTextIds: [first], ...keyword })).dispersion).toBeNull();
    const nothing = await spread({ corpusTextIds: both, type: 'WORDS', keyword: 'puudub' });
    expect(nothing).toMatchObject({ hits: 0, textsWithHits: 0, perMillion: 0, low: 0, dispersion: null });
    expect(nothing.high).toBeGreaterThan(0);
    const empty = await spread({ ownTexts: '!!!', cql: '"!+"' });
    expect(empty).toMatchObject({ hits: expect.any(Number) as number, perMillion: 0, high: null });
  });
});

describe('the groups of a distribution', () => {
  let own: TestServer;
  const texts = [
    makeTestText(1, 'Koer haugub. Koer magab.', { keeletase: 'A2', emakeel: 'vene', aasta: '2019' }),
    makeTestText(2, 'Kass magab kodus.', { keeletase: 'A2', emakeel: 'soome', ajavahemik: '2011-2015' }),
    makeTestText(3, 'Üks koer istub.', { keeletase: 'C1', vanusevahemik: 'kuni18', sugu: 'naine' }),
  ];
  beforeAll(async () => {
    own = await startTestServer(texts);
  });
  afterAll(() => own.remove());

  it('hold the texts that share a value, with rates per million words', async () => {
    const response = await own.app.inject({
      method: 'POST',
      url: distributionCall.path,
      payload: { corpusTextIds: texts.map(({ id }) => id), ...keyword },
    });
    const answer = distributionCall.answer.parse(response.json());
    const a2 = { value: 'A2', hits: 2, runningWords: 7, texts: 2, textsWithHits: 1 };
    expect(listGroups(answer, 'level')).toMatchObject([
      { ...a2, perMillion: expect.closeTo(285_714.2857, 3) as number },
      { value: 'C1', hits: 1, runningWords: 3, texts: 1, textsWithHits: 1 },
    ]);
    const list = (property: DistributionProperty) =>
      listGroups(answer, property).map(({ value, hits }) => [value, hits]);
    expect(list('nativeLanguage')).toEqual([
      ['soome', 0],
      ['vene', 2],
      [null, 1],
    ]);
    expect(list('year')).toEqual([
      ['2011-2015', 0],
      ['2019', 2],
      [null, 1],
    ]);
    expect(list('ageGroup')).toEqual([
      ['kuni18', 1],
      [null, 2],
    ]);
    // Shares of words 4/10, 3/10, 3/10; of occurrences 2/3, 0, 1/3.
    expect(answer.dispersion?.dp).toBeCloseTo((Math.abs(2 / 3 - 0.4) + 0.3 + Math.abs(1 / 3 - 0.3)) / 2, 12);
    expect(answer.dispersion?.dpNorm).toBeCloseTo(0.3 / 0.7, 12);
  });

  it('tell what share of another query they have, with its interval', async () => {
    const send = (payload: object) =>
      own.app.inject({
        ...{ method: 'POST', url: distributionCall.path },
        payload: { tekstivalik: 'KOIK', ...payload },
      });
    const ask = async (payload: object) => distributionCall.answer.parse((await send(payload)).json());
    const nouns = { shareOf: '[pos="NOUN"]' };
    const answer = await ask({ cql: '[lemma="koer"]', ...nouns });
    // Four nouns and a cat's home: koer, koer, kass, kodu, koer.
    const total = (await ask({ cql: '[pos="NOUN"]' })).hits;
    expect(answer.share).toMatchObject({ of: total, value: 3 / total, method: 'TEXTS' });
    expect(answer.share!.low).toBeLessThan(3 / total);
    const [a2, c1] = listGroups(answer, 'level');
    expect(a2!.share).toMatchObject({ value: 2 / a2!.share!.of, high: 1 });
    // One noun of one text, and it is a dog: all of them, but of how many.
    expect(c1!.share).toMatchObject({ of: 1, value: 1, low: 0, high: 1, method: 'POISSON' });
    const none = await ask({ cql: '[lemma="kass"]', shareOf: '[lemma="puudub" | lemma="kass"]' });
    expect(listGroups(none, 'level')[1]!.share).toMatchObject({ of: 0, value: null, low: null });
    expect((await ask({ cql: '[pos="NOUN"]' })).share).toBeUndefined();
    for (const [shareOf, field] of [
      ['[lemma="kass"]', 'shareOf'],
      ['[pos=', 'shareOf'],
    ] as const)
      expect((await send({ cql: '[lemma="koer"]', shareOf })).json()).toMatchObject([
        { code: 'InvalidQuery', field },
      ]);
  });
});
