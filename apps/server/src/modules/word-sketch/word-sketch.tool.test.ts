import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordSketchCall } from '@keelerada/contract/tools/word-sketch';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, second, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const sketch = (payload: object) => server.callWell(wordSketchCall.path, payload, wordSketchCall.answer);
const find = (payload: object) => server.callWell(wordContextCall.path, payload, wordContextCall.answer);
const ownTexts =
  'Suur koer magab kodus. Väike kass magab toas. Ma nägin suurt koera. Ta sööb kiiresti ja joob vett.';

describe('POST /api/tools/sonavisand', () => {
  describeToolLadder(
    server,
    wordSketchCall.path,
    { keyword: 'õun' },
    ['vordlus', 'vordlussona', 'limit', 'sort', 'minCooccurrence'],
    'type',
    'õunad',
  );

  it('sorts the collocates of a noun by relation, each with an example', async () => {
    const { sona, seosed } = await sketch({ ownTexts, keyword: 'koer' });
    expect(sona).toMatchObject({ sona: 'koer', sonaliik: 'NOUN', esinemisi: 2, tekste: 1 });
    expect(sona.vormid.map(({ vorm }) => vorm)).toEqual(['koer', 'koera']);
    const attributes = seosed.find(({ seos }) => seos === 'ATTRIBUTE');
    // f(word) = 2, f(collocate) = f(both) = 2: logDice = 14
    expect(attributes?.naabrid).toEqual([
      { sona: 'suur', esinemisi: 2, logDice: 14, naide: ['', 'Suur', ' ', 'koer', ' magab kodus.'] },
    ]);
    expect(seosed.find(({ seos }) => seos === 'SUBJECT_OF')?.naabrid[0]).toMatchObject({ sona: 'magama' });
    expect(seosed.find(({ seos }) => seos === 'OBJECT_OF')).toMatchObject({
      vorm: 'koera',
      naabrid: [{ sona: 'nägema', esinemisi: 1 }],
    });
  });

  it('has subjects, places and adverbs of a verb', async () => {
    const { seosed } = await sketch({ ownTexts, keyword: 'magama' });
    const read = (wanted: string) =>
      seosed
        .find(({ seos }) => seos === wanted)
        ?.naabrid.map(({ sona }) => sona)
        .sort();
    expect(read('SUBJECT')).toEqual(['kass', 'koer']);
    expect(read('INESSIVE')).toEqual(['kodu', 'tuba']);
    const eating = await sketch({ ownTexts, keyword: 'sööma' });
    expect(eating.seosed.find(({ seos }) => seos === 'ADVERB')?.naabrid[0]).toMatchObject({
      sona: 'kiiresti',
    });
  });

  it('opens exactly the lines of each collocate in the concordance', async () => {
    const selection = { ownTexts, corpusTextIds: both };
    for (const keyword of ['koer', 'magama', 'suur'])
      for (const { seos, naabrid } of (await sketch({ ...selection, keyword })).seosed)
        for (const { sona, esinemisi } of naabrid) {
          const lines = await find({
            ...{ ...selection, keyword, type: 'LEMMAS', nearWord: sona, nearRelation: seos },
            lineCharacters: 50,
          });
          expect(lines.contextList.flatMap(({ sortedBy = [] }) => sortedBy)).toHaveLength(esinemisi);
          expect(lines.listed).toBeLessThanOrEqual(esinemisi);
        }
  });

  it('sets two words side by side', async () => {
    const answer = await sketch({ ownTexts, keyword: 'koer', vordlussona: 'kass' });
    expect(answer.vordlus).toMatchObject({ sona: 'kass', esinemisi: 1 });
    expect(answer.vordlusTotals).toBeUndefined();
    const attributes = answer.seosed.find(({ seos }) => seos === 'ATTRIBUTE')!;
    expect(attributes.naabrid.map(({ sona }) => sona)).toEqual(['suur', 'väike']);
    expect(attributes.naabrid[0]).toMatchObject({
      esinemisi: 2,
      vordlus: { esinemisi: 0, logDice: null, naide: null },
    });
    expect(attributes.naabrid[1]).toMatchObject({ esinemisi: 0, logDice: null, vordlus: { esinemisi: 1 } });
  });

  it('sets two selections side by side', async () => {
    const answer = await sketch({
      ...{ corpusTextIds: [first], keyword: 'koer', vordlus: { corpusTextIds: [second], ownTexts } },
    });
    expect(answer.sona.esinemisi).toBe(2);
    expect(answer.vordlus).toMatchObject({ sona: 'koer', esinemisi: 3, tekste: 2 });
    expect(answer.vordlusTotals).toMatchObject({ texts: 2 });
    const alone = await sketch({ corpusTextIds: [second], ownTexts, keyword: 'koer' });
    for (const { seos, naabrid } of answer.seosed)
      for (const { sona, vordlus } of naabrid) {
        const same = alone.seosed.find((one) => one.seos === seos)?.naabrid.find((row) => row.sona === sona);
        expect(vordlus).toMatchObject({
          esinemisi: same?.esinemisi ?? 0,
          logDice: same?.logDice ?? null,
        });
      }
  });

  it('looks up the base form of a word that is none, on both sides', async () => {
    const answer = await sketch({ ownTexts, keyword: 'koeraga', vordlussona: 'kassile' });
    expect(answer).toMatchObject({
      initialKeyword: 'koeraga',
      lemmatizedKeyword: 'koer',
      sona: { sona: 'koer', esinemisi: 2 },
      vordlus: { sona: 'kass', esinemisi: 1 },
    });
  });

  it('keeps as many collocates of a relation as asked for, and leaves rare ones out', async () => {
    const { seosed } = await sketch({ ownTexts, keyword: 'magama', limit: 1, sort: 'COUNT' });
    for (const { naabrid, naabreid } of seosed) expect(naabrid).toHaveLength(Math.min(1, naabreid));
    const frequent = await sketch({ ownTexts, keyword: 'magama', minCooccurrence: 2 });
    expect(frequent.seosed.flatMap(({ naabrid }) => naabrid)).toEqual([]);
    expect(frequent.sona.esinemisi).toBe(2);
  });

  it.each([
    ['keyword', undefined, 'MandatoryField'],
    ['keyword', ' ', 'MandatoryField'],
    ['keyword', 'suur koer', 'InvalidRequest'],
    ['keyword', 'a'.repeat(201), 'LimitExceeded'],
    ['keyword', 7, 'InvalidRequest'],
    ['vordlussona', 'väike kass', 'InvalidRequest'],
    ['vordlussona', 'a'.repeat(201), 'LimitExceeded'],
    ['limit', 101, 'LimitExceeded'],
    ['limit', 0, 'LimitExceeded'],
    ['minCooccurrence', 0, 'LimitExceeded'],
    ['sort', 'MI_SCORE', 'InvalidRequest'],
    ['vordlus', [first], 'InvalidRequest'],
  ])('answers 400 for %s %j', async (field, value, code) => {
    const { status, body } = await server.call(wordSketchCall.path, {
      ...{ ownTexts, keyword: 'koer', [field]: value },
    });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });

  it('answers 400 where the second selection has no text, and for a relation that is none', async () => {
    const refused = await server.call(wordSketchCall.path, { ownTexts, keyword: 'koer', vordlus: {} });
    expect(refused).toMatchObject({ status: 400, body: [{ field: 'vordlus.corpusTextIds' }] });
    const near = { nearWord: 'suur', nearRelation: 'ATTRIBUUT' };
    const lines = await server.call(wordContextCall.path, {
      ownTexts,
      keyword: 'koer',
      type: 'LEMMAS',
      ...near,
    });
    expect(lines).toMatchObject({ status: 400, body: [{ field: 'nearRelation' }] });
  });
});
