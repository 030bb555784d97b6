import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { describe, expect, it } from 'vitest';
import { describeKeywordLadder, describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, russian, second, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const keyword = { type: 'WORDS', keyword: 'koer' };

describe('POST /api/tools/wordcontext', () => {
  describeToolLadder(server, wordContextCall.path, keyword, [
    'displayCount',
    'displayType',
    'keepCapitalization',
    'sort',
    'thenSort',
    'sample',
    'seed',
    'filterText',
    'filterPart',
    'lineCharacters',
    'offset',
    'limit',
    'pageToken',
  ]);
  describeKeywordLadder(server, wordContextCall.path, 'displayCount', 15);

  it('gives every occurrence in text order with its context cut from the text', async () => {
    const answer = await find({ corpusTextIds: both, ...keyword, displayCount: 2 });
    expect(answer).toEqual({
      contextList: [
        { contextBefore: '', keyword: 'Koer', contextAfter: 'jookseb õue', textId: first },
        { contextBefore: 'õue. Suur', keyword: 'koer', contextAfter: 'haugub ja', textId: first },
      ],
      initialKeyword: null,
      lemmatizedKeyword: null,
      total: 2,
      totals: { texts: 2, runningWords: 16 },
    });
  });

  it('gives sentences, and names the own text by null', async () => {
    const request = {
      ownTexts: 'Tere! Siin on koer. Head aega.',
      ...keyword,
      displayType: 'SENTENCE',
      displayCount: 1,
    };
    expect((await find(request)).contextList).toEqual([
      {
        contextBefore: 'Tere! Siin on',
        keyword: 'koer',
        contextAfter: '. Head aega.',
        textId: null,
        joined: 'AFTER',
      },
    ]);
  });

  it('lemmatises a keyword that has no hits as a lemma, and says so', async () => {
    const answer = await find({ corpusTextIds: both, type: 'LEMMAS', keyword: 'koera' });
    expect(answer).toMatchObject({ total: 3, initialKeyword: 'koera', lemmatizedKeyword: 'koer' });
    const asForm = await find({ corpusTextIds: both, type: 'WORDS', keyword: 'koeraga' });
    expect(asForm).toMatchObject({
      total: 0,
      contextList: [],
      initialKeyword: null,
      lemmatizedKeyword: null,
    });
  });

  it('lemmatises Russian keywords too', async () => {
    const answer = await find({ corpusTextIds: [russian], type: 'LEMMAS', keyword: 'маму' });
    expect(answer).toMatchObject({ total: 2, lemmatizedKeyword: 'мама' });
  });

  it('finds a sequence of words', async () => {
    const answer = await find({ corpusTextIds: both, type: 'LEMMAS', keyword: 'kass magama' });
    expect(answer.contextList.map((row) => row.keyword)).toEqual(['kass magab', 'Kassid magavad']);
  });

  it('answers the part and the order asked for, and always the total', async () => {
    const request = { corpusTextIds: both, type: 'LEMMAS', keyword: 'koer', sort: 'LEFT_1' };
    const all = await find(request);
    const part = await find({ ...request, offset: 1, limit: 1 });
    expect(part.total).toBe(3);
    expect(part.contextList).toEqual(all.contextList.slice(1, 2));
    expect((await find({ ...request, offset: 99 })).contextList).toEqual([]);
  });

  it('gives further pages the lemma of the first one by its token', async () => {
    const search = { corpusTextIds: both, type: 'LEMMAS', keyword: 'koera', limit: 1 };
    const { pageToken, ...firstPage } = await find(search);
    expect(firstPage).toMatchObject({ total: 3, lemmatizedKeyword: 'koer' });
    const page = await find({ ...search, offset: 2, sort: 'LEFT_1', pageToken });
    expect(page).toMatchObject({ total: 3, initialKeyword: 'koera', lemmatizedKeyword: 'koer' });
    expect({ ...page, pageToken }).toMatchObject(
      (({ pageToken: _token, ...rest }) => rest)(await find({ ...search, offset: 2, sort: 'LEFT_1' })),
    );
    expect(pageToken).toBeDefined();
  });

  it('sorts by the word at the distance asked for, and keeps text order otherwise', async () => {
    const rows = [
      'Alla buss citrus kass buss alla citrus',
      'Citrus buss alla kass alla citrus buss',
      'Buss alla citrus kass citrus buss alla',
    ];
    const findOrder = async (sort: string) => {
      const request = { ownTexts: rows.join('.\n\n'), type: 'WORDS', keyword: 'kass', displayCount: 3, sort };
      const { contextList } = await find(request);
      return contextList.map(({ contextBefore }) => contextBefore.slice(0, 4));
    };
    expect(await findOrder('TEXT')).toEqual(['Alla', 'Citr', 'Buss']);
    expect(await findOrder('LEFT_1')).toEqual(['Citr', 'Buss', 'Alla']);
    expect(await findOrder('LEFT_2')).toEqual(['Buss', 'Alla', 'Citr']);
    expect(await findOrder('LEFT_3')).toEqual(['Alla', 'Buss', 'Citr']);
    expect(await findOrder('RIGHT_1')).toEqual(['Citr', 'Alla', 'Buss']);
    expect(await findOrder('RIGHT_2')).toEqual(['Alla', 'Buss', 'Citr']);
    expect(await findOrder('RIGHT_3')).toEqual(['Buss', 'Citr', 'Alla']);
  });

  it('gives rows in the order in which the texts are named, the own text last', async () => {
    const request = { type: 'LEMMAS', keyword: 'koer', ownTexts: 'Koer.' };
    const findTexts = async (corpusTextIds: readonly string[]) =>
      (await find({ ...request, corpusTextIds })).contextList.map(({ textId }) => textId);
    expect(await findTexts([second, first])).toEqual([second, first, first, null]);
    expect(await findTexts([first, second, first])).toEqual([first, first, second, null]);
  });
});
