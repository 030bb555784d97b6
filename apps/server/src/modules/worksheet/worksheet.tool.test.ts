import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { worksheetCall } from '@keelerada/contract/teaching/worksheet';
import { describe, expect, it } from 'vitest';
import { describeKeywordLadder, describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const ask = (payload: object) => server.callWell(worksheetCall.path, payload, worksheetCall.answer);
const read = async (payload: object) => (await ask(payload)).exampleList.map(({ text }) => text);

describe('POST /api/tools/worksheet', () => {
  describeToolLadder(server, worksheetCall.path, { type: 'WORDS', keyword: 'koer' }, [
    'keepCapitalization',
    'count',
    'seed',
    'displayCount',
    'displayType',
    'sample',
    'sampleSeed',
    'filterText',
    'filterPart',
    'countedBy',
    'countedLemmas',
    'countedValue',
  ]);
  describeKeywordLadder(server, worksheetCall.path, 'count', 80);

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
    const { status, body } = await server.call(worksheetCall.path, { ownTexts, cql: '[lemma=' });
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
      wordContextCall.path,
      { ...search, sample: 1, seed: 7, displayCount: 1 },
      wordContextCall.answer,
    );
    expect(sampled.exampleList).toHaveLength(1);
    expect(sampled.exampleList[0]?.text).toMatch(new RegExp(`kass ${contextList[0]?.contextAfter}`, 'iu'));
    expect((await ask(search)).listed).toBeUndefined();
  });

  it('picks from the lines of one row of the frequencies', async () => {
    const ownTexts = 'Kass magas pikalt. Hommikul ootas kassi supp. Kass sõi kala. Õhtul läks kass õue.';
    const row = { countedBy: 'FORM', countedValue: 'kassi' };
    const answer = await ask({ ownTexts, type: 'LEMMAS', keyword: 'kass', ...row });
    expect(answer).toMatchObject({ total: 4, listed: 1 });
    expect(answer.exampleList.map(({ text }) => text)).toEqual(['Hommikul ootas kassi supp.']);
  });

  it('puts several words on one sheet, in turn', async () => {
    const ownTexts = 'Kass magas. Kass sõi kala. Kass ootas ust. Koer haukus. Koer jooksis õue.';
    const found = await read({ ownTexts, type: 'WORDS', keyword: 'kass', moreKeywords: ['koer'], count: 4 });
    expect(found.map((text) => text.slice(0, 4))).toEqual(['Kass', 'Koer', 'Kass', 'Koer']);
  });

  it('leaves a gap where the only error of a sentence was, and knows what was written', async () => {
    const ownTexts = 'Minu sober elab siin linnas. Ma tean et minu sober tuleb. Kõik sõbrad on siin koos.';
    const answer = await ask({ ownTexts, errorCode: 'R:SPELL', count: 5 });
    expect(answer).toMatchObject({ total: 1, lemmatizedKeyword: null, totals: { texts: 1 } });
    expect(answer.exampleList).toEqual([
      {
        text: 'Minu sõber elab siin linnas.',
        marks: [{ start: 5, end: 10, lemma: 'sõber', written: 'sober' }],
        words: 5,
        textId: null,
      },
    ]);
  });

  it('gives right uses of the words that were wrong, from sentences without marks', async () => {
    const ownTexts =
      'Minu sober elab siin linnas. Täna tuleb sõber meile külla. Ma tean et sõber tuleb. Ilm on ilus.';
    const search = { ownTexts, errorCode: 'R:SPELL', errorSentences: 'RIGHT_USES' };
    expect(await read(search)).toEqual(['Täna tuleb sõber meile külla.']);
    expect(await ask({ ...search, errorCode: 'R:CASE' })).toMatchObject({ exampleList: [], total: 0 });
  });

  it('keeps to sentences without marks where that is asked for', async () => {
    const ownTexts = 'Ma tean et sõber tuleb. Täna tuleb sõber meile külla.';
    const search = { ownTexts, type: 'LEMMAS', keyword: 'sõber' };
    expect(await read(search)).toHaveLength(2);
    expect(await read({ ...search, unmarkedOnly: true })).toEqual(['Täna tuleb sõber meile külla.']);
  });

  it('offers other forms of the same word beside it, in the order of the seed', async () => {
    const search = { ownTexts: 'Ma ootan bussi kaua.', type: 'WORDS', keyword: 'bussi', distractors: 3 };
    const [example] = (await ask(search)).exampleList;
    const choices = example!.marks[0]!.choices!;
    expect(choices).toHaveLength(4);
    expect(choices).toContain('bussi');
    for (const choice of choices) expect(choice).toMatch(/^buss/u);
    expect((await ask(search)).exampleList[0]!.marks[0]!.choices).toEqual(choices);
    const [missing] = (
      await ask({ ownTexts: 'Ma tean et ta tuleb homme.', errorCode: 'M:PUNCT', distractors: 3 })
    ).exampleList;
    expect(missing!.marks[0]).toEqual({ start: 7, end: 8, lemma: '', written: '' });
  });

  it.each([
    [{ errorCode: 'U:PUNCT' }, 'InvalidRequest', 'errorCode'],
    [{ errorCode: 'R:SPELL', keyword: 'kass', type: 'WORDS' }, 'InvalidRequest', 'errorCode'],
    [{ type: 'WORDS', keyword: 'a', moreKeywords: new Array(10).fill('b') }, 'LimitExceeded', 'moreKeywords'],
    [{ type: 'WORDS', keyword: 'a', distractors: 6 }, 'LimitExceeded', 'distractors'],
    [{ errorCode: 'R:SPELL', ownTexts: 'kass '.repeat(20_001) }, 'LimitExceeded', 'ownTexts'],
  ])('answers 400 for what cannot be', async (payload, code, field) => {
    const { status, body } = await server.call(worksheetCall.path, { ownTexts: 'Kass magas.', ...payload });
    expect({ status, body }).toMatchObject({ status: 400, body: [{ code, field }] });
  });
});
