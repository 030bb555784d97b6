import { wordFormsCall } from '@keelerada/contract/tools/word-forms';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const list = (payload: object) => server.callWell(wordlistCall.path, payload, wordlistCall.answer);
const listForms = (payload: object) => server.callWell(wordFormsCall.path, payload, wordFormsCall.answer);

describe('POST /api/tools/sonavormid', () => {
  describeToolLadder(server, wordFormsCall.path, { algvorm: 'õun' }, []);

  it('lists the forms of a base form, with its frequency and texts in each', async () => {
    const { vormid, totals } = await listForms({ corpusTextIds: both, algvorm: 'koer' });
    expect(totals).toEqual({ texts: 2, runningWords: 16 });
    expect(vormid).toEqual([
      { vorm: 'koer', sagedus: 2, tekstid: 1 },
      { vorm: 'koera', sagedus: 1, tekstid: 1 },
    ]);
    expect((await listForms({ corpusTextIds: [first], algvorm: 'koer' })).vormid).toHaveLength(1);
  });

  it('adds up to the word list for every base form, with an own text as well', async () => {
    const selection = { corpusTextIds: both, ownTexts: 'Koerad ja KASSID. Koertele!' };
    const { resultList } = await list({ ...selection, type: 'LEMMAS' });
    for (const { word, frequencyCount, tekstid } of resultList) {
      const { vormid } = await listForms({ ...selection, algvorm: word });
      expect(vormid.reduce((sum, form) => sum + form.sagedus, 0)).toBe(frequencyCount);
      expect(Math.max(...vormid.map((form) => form.tekstid))).toBeLessThanOrEqual(tekstid);
    }
  });

  it('has no forms of a word that is no base form of the texts', async () => {
    expect((await listForms({ corpusTextIds: both, algvorm: 'koerad' })).vormid).toEqual([]);
  });

  it.each([
    ['', 'MandatoryField'],
    ['\u200b ', 'MandatoryField'],
    [undefined, 'MandatoryField'],
    [7, 'InvalidRequest'],
    ['a'.repeat(201), 'LimitExceeded'],
  ])('answers 400 for the base form %j', async (lemma, code) => {
    const { status, body } = await server.call(wordFormsCall.path, { corpusTextIds: both, algvorm: lemma });
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code, field: 'algvorm' }]);
  });
});
