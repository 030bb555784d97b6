import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { describe, expect, it } from 'vitest';
import { both, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const ownTexts = 'Ema läheb koju. Isa ei lähe, sest ta on kodus!';

async function refuse(payload: object) {
  const { status, body } = await server.call(wordContextCall.path, { ownTexts, ...payload });
  expect(status).toBe(400);
  return errorBodySchema.parse(body)[0];
}

describe('POST /api/tools/wordcontext with a query by form', () => {
  it('finds places by base form, class and features, with punctuation', async () => {
    const answer = await find({ ownTexts, cql: '[lemma="minema"] [pos="PUNCT"]? []', displayCount: 1 });
    expect(answer).toEqual({
      contextList: [
        { contextBefore: 'Ema', keyword: 'läheb koju', contextAfter: '. Isa', textId: null, joined: 'AFTER' },
        { contextBefore: 'ei', keyword: 'lähe, sest', contextAfter: 'ta', textId: null },
      ],
      initialKeyword: null,
      lemmatizedKeyword: null,
      total: 2,
      totals: { texts: 1, runningWords: 10 },
    });
    const marks = await find({ ownTexts, cql: '[pos="PUNCT"]' });
    expect(marks.contextList.map(({ keyword }) => keyword)).toEqual(['.', ',', '!']);
    expect((await find({ ownTexts, cql: '[Case="Ill|Ine|Add"]' })).total).toBe(2);
  });

  it('tells capital letters of forms apart where it is asked to', async () => {
    expect((await find({ ownTexts, cql: '"ISA"' })).total).toBe(1);
    expect((await find({ ownTexts, cql: '"ISA"', keepCapitalization: true })).total).toBe(0);
  });

  it('answers pages in any order, and the rows of all texts', async () => {
    const search = { corpusTextIds: both, cql: '[pos="NOUN"] [pos="VERB"]', sort: 'RIGHT_1' };
    const all = await find(search);
    expect(all.total).toBeGreaterThan(2);
    const { pageToken, ...page } = await find({ ...search, limit: 1 });
    expect(page.contextList).toEqual(all.contextList.slice(0, 1));
    const next = await find({ ...search, offset: 1, limit: 1, pageToken });
    expect(next.contextList).toEqual(all.contextList.slice(1, 2));
  });

  it('asks the head of a word', async () => {
    const read = {
      ownTexts: 'Ema luges raamatut. Isa ostis raamatu.',
      cql: '[deprel="obj" & head.lemma="lugema"]',
    };
    expect((await find(read)).contextList.map(({ keyword }) => keyword)).toEqual(['raamatut']);
  });

  it('asks texts of the corpus with a property alone', async () => {
    const all = await find({ corpusTextIds: both, cql: '[pos="NOUN"]' });
    const ofText = (id: string) => all.contextList.filter(({ textId }) => textId === id);
    const [first] = both;
    const cql = `[pos="NOUN"] within <text id="${first!}"/>`;
    expect((await find({ corpusTextIds: both, ownTexts, cql })).contextList).toEqual(ofText(first!));
    const others = `[pos="NOUN"] !within <text id="${first!}"/>`;
    expect((await find({ corpusTextIds: both, cql: others })).total).toBe(all.total - ofText(first!).length);
    expect((await find({ ownTexts, cql })).total).toBe(0);
  });

  it('tells a value that no text has, with the nearest', async () => {
    const fault = await refuse({ corpusTextIds: both, cql: '[] within <text korpus="cFOoRQek"/>' });
    expect(fault).toMatchObject({ code: 'InvalidQuery', field: 'cql', position: 16 });
    expect(await refuse({ cql: '[lemma="ema"] sort by word' })).toMatchObject({
      ...{ code: 'InvalidQuery', position: 14, nearest: ['[lemma="ema"]'] },
      message: expect.stringMatching(/^A command such as sort, .+: \[lemma="ema"\]\.$/u) as string,
    });
    expect(await refuse({ cql: '[pos="NOUNN"]' })).toMatchObject({
      nearest: expect.arrayContaining(['NOUN']) as string[],
    });
  });

  it('answers 400 with the place at which a query cannot be understood', async () => {
    expect(await refuse({ cql: '[lemma="ema" pos="VERB"]' })).toEqual({
      code: 'InvalidQuery',
      message: 'Expected "%", "&", "]", or "|" but "p" found.',
      field: 'cql',
      position: 13,
    });
    expect(await refuse({ cql: '  ' })).toMatchObject({ code: 'InvalidQuery', field: 'cql', position: 0 });
  });

  it.each([
    ['no keyword and no query', {}, 'MandatoryField', 'keyword'],
    ['an empty query', { cql: '' }, 'MandatoryField', 'cql'],
    ['a query that is no string', { cql: 7 }, 'InvalidRequest', 'cql'],
    ['a keyword too', { cql: '[]', type: 'WORDS', keyword: 'isa' }, 'InvalidRequest', 'cql'],
    ['5,001 characters', { cql: '"a"'.padEnd(5_001) }, 'LimitExceeded', 'cql'],
    [
      '33 different places',
      { cql: Array.from({ length: 33 }, (_, i) => `"${i}"`).join('') },
      'InvalidQuery',
      'cql',
    ],
  ])('answers 400 to %s', async (_why, payload, code, field) => {
    expect(await refuse(payload)).toMatchObject({ code, field });
  });

  it.each([
    ['nested repeats', '"((a*)*)*b"'],
    ['repeats of what may be empty', '"(a?){100}(a|aa)+(.*.*.*)*x"'],
    ['counted repeats of repeats', '"((.{0,50}a){0,50}.*)+z"'],
    ['a long tail', '[]{99} "puudub"'],
    ['overlapping alternatives', '([]|[][]|[]+)+ "puudub"'],
    ['5,000 characters of a value', `"${'(a|b)?'.repeat(833)}"`],
    [
      'a long list of words',
      `"${Array.from({ length: 700 }, (_, i) => `sõna${i}`)
        .join('|')
        .slice(0, 4_990)}"`,
    ],
    ['NUL and halves of characters', '"a\0\ud800"'],
  ])('ends soon for %s', { timeout: 10_000 }, async (_why, cql) => {
    const { status } = await server.call(wordContextCall.path, {
      ownTexts: `${'a'.repeat(5_000)} ${ownTexts}`,
      cql,
    });
    expect([200, 400]).toContain(status);
  });
});
