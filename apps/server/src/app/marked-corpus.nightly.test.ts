import { errorProfileResponseSchema } from '@keelerada/contract/tools/error-profile';
import { ERROR_PROFILE_PATH, ERROR_MARKS_PATH, WORD_CONTEXT_PATH } from '@keelerada/contract/site/paths';
import { errorMarksResponseSchema } from '@keelerada/contract/error-marks/error-marks';
import { wordContextResponseSchema } from '@keelerada/contract/tools/word-context';
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
  wordContextResponseSchema.parse(
    await call(WORD_CONTEXT_PATH, { tekstivalik: 'KOIK', cql, vead: true, lineCharacters: 300 }),
  ).contextList;
const profile = async () =>
  errorProfileResponseSchema.parse(await call(ERROR_PROFILE_PATH, { tekstivalik: 'KOIK' }));

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
      const { marks } = errorMarksResponseSchema.parse(await call(ERROR_MARKS_PATH, { id }));
      const [row] = (await find('[]')).filter(({ textId }) => textId === id);
      expect(row?.vead?.map(({ written, code }) => [written, code])).toEqual(
        marks.map(({ written, code }) => [written, code]),
      );
    }
  });
});
