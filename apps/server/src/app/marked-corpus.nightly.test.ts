import { errorProfileCall } from '@keelerada/contract/tools/error-profile';
import { errorMarksCall } from '@keelerada/contract/error-marks/error-marks';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';

const texts = [
  makeTestText(1, 'Minu sober elab Tartus. Ma arvan et ta tuleb homme.', { keeletase: 'A2' }),
  makeTestText(2, 'Tema sober ootas bussi peatuses ja lahkus.', { keeletase: 'B1' }),
  makeTestText(3, 'Meie kass magab terve päeva.', { keeletase: 'B1' }),
];

let server: TestServer;
async function call(url: string, payload: object): Promise<unknown> {
  return (await server.app.inject({ method: 'POST', url, payload })).json();
}
const find = async (cql: string) =>
  wordContextCall.answer.parse(
    await call(wordContextCall.path, { tekstivalik: 'KOIK', cql, vead: true, lineCharacters: 300 }),
  ).contextList;
const profile = async () =>
  errorProfileCall.answer.parse(await call(errorProfileCall.path, { tekstivalik: 'KOIK' }));

beforeAll(async () => {
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  const isMarked = async () => {
    const { provenance, total } = await profile();
    expect(provenance.machineTexts).toBe(texts.length);
    expect(await find('[error.first=".*"]')).toHaveLength(total.hits);
  };
  await vi.waitFor(isMarked, { timeout: 60_000, interval: 300 });
}, 90_000);
afterAll(() => server.remove());

describe('a corpus that the corrector has marked', () => {
  it('has a line by the first word for each error of the profile', async () => {
    const { errorList, total } = await profile();
    expect(total.hits).toBeGreaterThan(2);
    for (const { code, hits } of errorList)
      expect([code, (await find(`[error.first="${code}"]`)).length]).toEqual([code, hits]);
  });

  it('shows in the lines what the text shows', async () => {
    for (const { id } of texts) {
      const { marks } = errorMarksCall.answer.parse(await call(errorMarksCall.path, { id }));
      const [row] = (await find('[]')).filter(({ textId }) => textId === id);
      expect(row?.vead?.map(({ written, code }) => [written, code])).toEqual(
        marks.map(({ written, code }) => [written, code]),
      );
    }
  });
});
