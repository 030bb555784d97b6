import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import { practiceResponseSchema, type PracticeItem } from '@keelerada/contract/teaching/practice';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const SENTENCES = [
  'Eile ostis Katrin poest kolm raamatud ja Katrin oli rõõmus.',
  'Täna nägid Liisa ja Siim linnas kaks koerad.',
  'Täna sõi Kunigunde hommikul viis õunad.',
  'Eile nägi Jüri linnas kuus kassid.',
  'Eile tõi Mari Kask neli raamatud.',
  'Tartus elab Mardil neli sõbrad.',
];

let server: TestServer;
let items: PracticeItem[];
const ask = async () => {
  const payload = { topics: ['numerals'], kind: 'MEND_ERROR', level: 'B1' };
  const response = await server.app.inject({ method: 'POST', url: PRACTICE_PATH, payload });
  return practiceResponseSchema.parse(response.json()).items;
};
beforeAll(async () => {
  const texts = SENTENCES.map((sentence, i) => makeTestText(i + 1, sentence, { keeletase: 'B1' }));
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  const isMarked = async () => {
    items = await ask();
    expect(items.length).toBeGreaterThan(2);
  };
  await vi.waitFor(isMarked, { timeout: 60_000, interval: 500 });
}, 90_000);
afterAll(() => server.remove());

it("learners' sentences name other persons, in the same forms, and keep their error", () => {
  const shown = items.map(({ before, written, after }) => before + written + after);
  expect(shown.toSorted()).toEqual([
    'Eile ostis Mari poest kolm raamatud ja Mari oli rõõmus.',
    'Tartus elab Andresel neli sõbrad.',
    'Täna nägid Mari ja Tanel linnas kaks koerad.',
  ]);
  for (const { written, accepted, before, after } of items) {
    expect(written).toMatch(/raamatud|sõbrad|koerad/u);
    expect(accepted[0]).toMatch(/raamatut|sõpra|koera/u);
    expect(`${before}${after}`).not.toContain(written);
  }
});
