import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { describe, expect, it } from 'vitest';
import { both, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);

const ownTexts = [
  'Must kass sööb kala.',
  'Valge kassi saba on pikk.',
  'Must kassi käpp on väike.',
  'Hall kass magab.',
].join('\n\n');
const search = { ownTexts, type: 'LEMMAS', keyword: 'kass', displayCount: 1 };
const readStarts = async (view: object) =>
  (await find({ ...search, lineCharacters: 0, ...view })).contextList.map(({ start }) => start);
const [first, second, third, fourth] = [...ownTexts.matchAll(/kass/gu)].map(({ index }) => index);

describe('rows of POST /api/tools/wordcontext', () => {
  it('are sorted by the keyword, and by a second word where the first is equal', async () => {
    expect(await readStarts({ sort: 'KEYWORD' })).toEqual([first, fourth, second, third]);
    expect(await readStarts({ sort: 'KEYWORD', thenSort: 'RIGHT_1' })).toEqual([
      fourth,
      first,
      third,
      second,
    ]);
    expect(await readStarts({ sort: 'LEFT_1', thenSort: 'KEYWORD' })).toEqual([fourth, first, third, second]);
    // The second order alone is an order too.
    expect(await readStarts({ thenSort: 'KEYWORD' })).toEqual([first, fourth, second, third]);
  });

  it('carry the rest of their line, their place, and the words that they are sorted by', async () => {
    const { contextList } = await find({
      ...search,
      sort: 'RIGHT_1',
      thenSort: 'LEFT_1',
      lineCharacters: 12,
    });
    const row = contextList.find(({ start }) => start === third);
    expect(row).toEqual({
      contextBefore: 'Must',
      keyword: 'kassi',
      contextAfter: 'käpp',
      textId: null,
      moreBefore: 'pikk.  ',
      moreAfter: ' on',
      start: third,
      hit: 2,
      sortedBy: [
        { part: 'AFTER', at: 0, length: 4 },
        { part: 'BEFORE', at: 4, length: 4 },
      ],
    });
  });

  it('are a random sample that stays the same for a seed, in any order and in pages', async () => {
    const sampled = await find({ ...search, lineCharacters: 0, sample: 2, seed: 7 });
    expect(sampled).toMatchObject({ total: 4, listed: 2 });
    const starts = sampled.contextList.map(({ start }) => start);
    expect(starts).toHaveLength(2);
    expect(starts).toEqual([...starts].sort((left, right) => left! - right!));
    expect(await readStarts({ sample: 2, seed: 7 })).toEqual(starts);
    const sorted = await readStarts({ sample: 2, seed: 7, sort: 'KEYWORD' });
    expect(new Set(sorted)).toEqual(new Set(starts));
    expect(await readStarts({ sample: 2, seed: 7, offset: 1, limit: 1 })).toEqual(starts.slice(1));
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => readStarts({ sample: 2, seed })));
    expect(new Set(others.map(String)).size).toBeGreaterThan(1);
    expect(await readStarts({ sample: 99 })).toEqual([first, second, third, fourth]);
  });

  it('are those that hold a text in the part asked for', async () => {
    expect(await readStarts({ filterText: ' MUST ' })).toEqual([first, third]);
    expect(await readStarts({ filterText: 'kassi', filterPart: 'KEYWORD' })).toEqual([second, third]);
    expect(await readStarts({ filterText: 'saba', filterPart: 'BEFORE' })).toEqual([]);
    expect(await readStarts({ filterText: 'saba', filterPart: 'AFTER' })).toEqual([second]);
    // Words beyond the width asked for are no context.
    expect(await readStarts({ filterText: 'väike', lineCharacters: 100 })).toEqual([]);
    expect(await readStarts({ filterText: ' ' })).toHaveLength(4);
    expect(await find({ ...search, filterText: 'must' })).toMatchObject({ total: 4, listed: 2 });
  });

  it('can be asked for in sentences by their place, with the token of the search', async () => {
    const { pageToken, contextList } = await find({
      ...search,
      sort: 'KEYWORD',
      limit: 4,
      lineCharacters: 9,
    });
    const { hit } = contextList[1]!;
    const passage = { ...search, displayType: 'SENTENCE', displayCount: 3, offset: hit, limit: 1, pageToken };
    expect((await find(passage)).contextList[0]).toMatchObject({
      contextBefore: `${ownTexts.slice(0, fourth).replace(/\n/gu, ' ').trim()}`,
      keyword: 'kass',
      contextAfter: 'magab.',
    });
  });

  it.each([
    ['sample', 0, 'LimitExceeded'],
    ['sample', 1.5, 'InvalidRequest'],
    ['sample', 100_001, 'LimitExceeded'],
    ['seed', -1, 'LimitExceeded'],
    ['seed', 2 ** 32, 'LimitExceeded'],
    ['thenSort', 'LEFT_9', 'InvalidRequest'],
    ['sort', 'keyword', 'InvalidRequest'],
    ['filterPart', 'ALL', 'InvalidRequest'],
    ['filterText', 'a'.repeat(201), 'LimitExceeded'],
    ['filterText', 5, 'InvalidRequest'],
    ['lineCharacters', 401, 'LimitExceeded'],
    ['lineCharacters', 'many', 'InvalidRequest'],
  ])('are refused for %s %s', async (field, value, code) => {
    const request = { corpusTextIds: both, type: 'WORDS', keyword: 'koer', [field]: value };
    const { status, body } = await server.call(wordContextCall.path, request);
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });
});
