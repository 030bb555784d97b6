import { predictionCall, wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { describe, expect, it } from 'vitest';
import { useToolServer } from '../../app/testing/tool-calls-for-test';

const { call } = useToolServer();

describe('POST /api/tools/masinoppe-ennustus', () => {
  it('predicts lemma and part of speech of every token', async () => {
    const { body } = await call(predictionCall.path, { input: 'Ma nägin koera.' });
    expect(body).toEqual({ result: 'Ma\tmina\tPRON\nnägin\tnägema\tVERB\nkoera\tkoer\tNOUN\n.\t.\tPUNCT' });
  });
});

describe('POST /api/tools/minitorn-pikkus', () => {
  it('measures a word in letters', async () => {
    expect((await call(wordLengthCall.path, { input: 'jäääär' })).body).toEqual({ length: 6 });
  });
});
