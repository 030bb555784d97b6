import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { keynessCall } from '@keelerada/contract/tools/keyness';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, second, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const compare = (payload: object) => server.callWell(keynessCall.path, payload, keynessCall.answer);
const list = (payload: object) => server.callWell(wordlistCall.path, payload, wordlistCall.answer);

describe('POST /api/tools/votmesonad', () => {
  describeToolLadder(server, keynessCall.path, { type: 'WORDS', vordlus: { corpusTextIds: [first] } }, [
    'excludeStopwords',
    'customStopwords',
    'keepCapitalization',
    'minFrequency',
  ]);

  const badComparisons: [why: string, vordlus: unknown, code: string, field: string][] = [
    ['the second selection is missing', undefined, 'MandatoryField', 'vordlus'],
    ['the second selection is empty', {}, 'NoTextsSelected', 'vordlus.corpusTextIds'],
    ['its own text is spaces', { ownTexts: ' ' }, 'NoTextsSelected', 'vordlus.corpusTextIds'],
    [
      'it is chosen in two ways',
      { corpusTextIds: [first], tekstivalik: 'KOIK' },
      'InvalidRequest',
      'vordlus.tekstivalik',
    ],
    ['one of its ids is no string', { corpusTextIds: [7] }, 'InvalidRequest', 'vordlus.corpusTextIds.0'],
    ['it is a list', [first], 'InvalidRequest', 'vordlus'],
    ['its own text is too long', { ownTexts: 'a'.repeat(1_000_001) }, 'LimitExceeded', 'vordlus.ownTexts'],
  ];
  it.each(badComparisons)('answers 400 when %s', async (_why, vordlus, code, field) => {
    const { status, body } = await server.call(keynessCall.path, {
      corpusTextIds: both,
      type: 'WORDS',
      vordlus,
    });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });

  it('answers 400 when an id of the second selection is unknown', async () => {
    const vordlus = { corpusTextIds: ['99999999-0000-4000-8000-000000000000'] };
    const { status, body } = await server.call(keynessCall.path, {
      corpusTextIds: both,
      type: 'WORDS',
      vordlus,
    });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code: 'UnknownTextId' });
  });

  it('counts both selections as the word list of each does', async () => {
    const more = { type: 'LEMMAS', minFrequency: 1 };
    const [a, b] = [{ corpusTextIds: [first] }, { corpusTextIds: [second], ownTexts: 'Koer! Koer?' }];
    const answer = await compare({ ...a, ...more, vordlus: b });
    const [listA, listB] = [await list({ ...a, ...more }), await list({ ...b, ...more })];
    expect(answer.totals).toEqual(listA.totals);
    expect(answer.vordlusTotals).toEqual(listB.totals);
    const read = (words: typeof listA) =>
      new Map(words.resultList.map((row) => [row.word, row.frequencyCount]));
    const [countsA, countsB] = [read(listA), read(listB)];
    expect(new Set(answer.votmesonad.map(({ sona }) => sona))).toEqual(
      new Set([...countsA.keys(), ...countsB.keys()]),
    );
    for (const row of answer.votmesonad)
      expect([row.sagedusA, row.sagedusB]).toEqual([countsA.get(row.sona) ?? 0, countsB.get(row.sona) ?? 0]);
    const dog = answer.votmesonad.find(({ sona }) => sona === 'koer');
    expect(dog).toMatchObject({ sagedusA: 2, sagedusB: 3, tekstidA: 1, tekstidB: 2, omane: 'B' });
  });

  it('compares an own text with another one, without the corpus', async () => {
    const { votmesonad, vordlusTotals } = await compare({
      ownTexts: 'Maja on suur.',
      vordlus: { ownTexts: 'Maja on väike. Maja on vana.' },
      type: 'WORDS',
    });
    expect(vordlusTotals).toEqual({ texts: 1, runningWords: 6 });
    const house = votmesonad.find(({ sona }) => sona === 'maja');
    expect(house).toMatchObject({ sagedusA: 1, sagedusB: 2, logToepara: 0, p: 1, logSuhe: 0, omane: null });
  });

  it('leaves out stop words, and words that are rare in both selections together', async () => {
    const request = {
      ownTexts: 'Koer ja kass ja maja.',
      vordlus: { ownTexts: 'Kass ja maja.' },
      type: 'WORDS',
    };
    const words = async (more: object) =>
      (await compare({ ...request, ...more })).votmesonad.map(({ sona }) => sona).sort();
    expect(await words({})).toEqual(['ja', 'kass', 'koer', 'maja']);
    expect((await compare(request)).stoppsonad).toContain('ja');
    expect((await compare(request)).stoppsonad).not.toContain('kass');
    expect(await words({ excludeStopwords: true, customStopwords: ['maja'] })).toEqual(['kass', 'koer']);
    expect(await words({ minFrequency: 2 })).toEqual(['ja', 'kass', 'maja']);
  });

  it('answers an empty list where a selection has no words', async () => {
    const request = { corpusTextIds: both, vordlus: { ownTexts: '😀 …' }, type: 'WORDS' };
    const { votmesonad, vordlusTotals } = await compare(request);
    expect(votmesonad).toEqual([]);
    expect(vordlusTotals.runningWords).toBe(0);
  });
});
