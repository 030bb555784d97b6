import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { textFeaturesCall, type TextFeaturesResponse } from '@keelerada/contract/texts/text-features';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { addTextFeaturesCommand } from '../../commands/text-features';

const LONG = 'Minu vana koer jookseb igal hommikul õue ja haugub seal kõva häälega. '.repeat(8);
const texts = [
  makeTestText(1, 'Minu sober elab Tartus. Ma arvan et ta tuleb homme.', { keeletase: 'A2' }),
  makeTestText(2, LONG, { keeletase: 'B1', emakeel: 'vene', __proto__x: 'a' }),
  makeTestText(3, 'Мама мыла раму.', { tekstikeel: 'vene' }),
];
const ids = texts.map(({ id }) => id);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  await vi.waitFor(
    async () =>
      expect((await ask({ tekstivalik: 'KOIK' })).tekstid[0]).toMatchObject({ markedBy: 'machine' }),
    { timeout: 60_000, interval: 300 },
  );
}, 90_000);
afterAll(() => server.remove());

const send = (payload: object, url = textFeaturesCall.path) =>
  server.app.inject({ method: 'POST', url, payload });
const ask = async (payload: object): Promise<TextFeaturesResponse> =>
  textFeaturesCall.answer.parse((await send(payload)).json());

describe('POST /api/texts/tunnused', () => {
  it('has a row a text with its properties, figures and marks by kind', async () => {
    const { veerud, tekstid, totals } = await ask({ tekstivalik: 'KOIK' });
    expect(totals).toMatchObject({ texts: 3, runningWords: 10 + 12 * 8 + 3 });
    expect(tekstid.map(({ id }) => id)).toEqual(ids);
    for (const row of tekstid) expect(Object.keys(row).every((name) => veerud.includes(name))).toBe(true);
    expect(veerud).toEqual(expect.arrayContaining(['id', 'title', 'keeletase', 'mtld', ...singleErrorCodes]));
    expect(tekstid[0]).toMatchObject({
      ...{ title: 'Tekst 1', keeletase: 'A2', sentences: 2, words: 10, hdd: null, marks: 2 },
      ...{ 'R:SPELL': 1, 'M:PUNCT': 1, 'R:LEX': 0 },
    });
    // Figures of another language, and marks that nobody made, are not known.
    expect(tekstid[2]).toMatchObject({ words: 3, lix: null, mtld: null, marks: null, 'R:SPELL': null });
  });

  it('has the figures that the corrector tells of the same text', async () => {
    const [row] = (await ask({ corpusTextIds: [ids[1]] })).tekstid;
    const { keerukus, mitmekesisus } = (await send({ tekst: LONG }, correctorCall.path)).json<{
      keerukus: number[];
      mitmekesisus: number[];
    }>();
    const { sentences, words, polysyllabicWords, syllables, longWords, smog, fleschKincaid, lix } = row!;
    expect(keerukus.slice(0, 8)).toEqual([
      ...[sentences, words, polysyllabicWords, syllables, longWords, smog, fleschKincaid, lix],
    ]);
    const { correctedTtr, rootTtr, maas, uber, mtld, hdd, msttr, lemmas } = row!;
    expect(mitmekesisus.slice(0, 7)).toEqual([correctedTtr, rootTtr, maas, uber, mtld, hdd, msttr]);
    expect(mitmekesisus[11]).toBe(lemmas);
  });

  it('takes a text query, and names what is wrong', async () => {
    const b1 = await ask({ tekstivalik: { paring: { level: ['B1'] } } });
    expect(b1.tekstid.map(({ id }) => id)).toEqual([ids[1]]);
    const none = await ask({ tekstivalik: { paring: { level: ['C2'] } } });
    expect(none).toMatchObject({ tekstid: [], totals: { texts: 0, runningWords: 0 } });
    expect((await send({})).json()).toMatchObject([{ code: 'NoTextsSelected' }]);
    const unknown = await send({ corpusTextIds: [ids[0]!.replace(/1$/u, '9')] });
    expect(unknown.json()).toMatchObject([{ code: 'UnknownTextId' }]);
  });

  it('is a CSV file on the command line', async () => {
    const run = (...words: string[]) =>
      runCommand([addTextFeaturesCommand], { DATA_DIR: server.dataDir }, ['text-features', ...words]);
    const { stdout } = await run('--level', 'A2', '--csv');
    const [heading, row, ...more] = stdout
      .split('\r\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(heading).toMatch(/^id,title,.*keeletase.*,words,.*,lix,.*,msttr,markedBy,marks,/u);
    expect(row).toMatch(/^00000000-0000-4000-8000-000000000001,Tekst 1,/u);
    expect(more).toEqual([]);
    await expect(run('essee.txt')).rejects.toThrow('assess');
  });
});
