// A word that is also the name of something every object inherits is a word like any other.
import { classReportCall } from '@keelerada/contract/teaching/class-report';
import { correctionsCall } from '@keelerada/contract/corrector/text-lists';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import { correctorCall, correctorRequestSchema } from '@keelerada/contract/corrector/corrector';
import { readAloud } from '@keelerada/estonian/reading-aloud/read-aloud';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';
import { tools } from './tool-list';

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const SENTENCES = NAMES.map(
  (name) => `Minu ${name} on ilus. ${name} tuleb homme, et ${name} ${name}-ga mängida. Ma näen ${name}.`,
);
const TEXT = `${SENTENCES.join(' ')} ${NAMES.join(' ')} ${NAMES.map((name) => name.toUpperCase()).join(', ')}.`;
const WORD_FIELDS = ['keyword', 'algvorm', 'vordlussona', 'filterText'];
const WITHOUT_OWN_TEXTS = ['error-profile', 'text-edits', 'text-features', 'word-page'];
const stored = makeTestText(1, TEXT);
const { id } = stored;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([stored]);
});
afterAll(() => server.remove());

async function post(url: string, payload: object | string, more: object = {}) {
  const response = await server.app.inject({ method: 'POST', url, payload, ...more });
  return { url, status: response.statusCode, body: response.body };
}

describe('names that every object inherits', () => {
  it.each(tools.map((tool) => [tool.call.usage, tool] as const))(
    'are words for %s',
    async (tool, { call: { path, body } }) => {
      const [example] = body.meta()?.examples as Record<string, unknown>[];
      const { corpusTextIds: _ids, tekstivalik: _choice, ...asked } = example!;
      const chosen = tool === 'text-edits' ? { id } : { corpusTextIds: [id] };
      const texts = WITHOUT_OWN_TEXTS.includes(tool) ? [chosen] : [chosen, { ownTexts: TEXT }];
      const fields = WORD_FIELDS.filter((field) => field in asked);
      const payloads = (fields.length > 0 ? NAMES : ['']).flatMap((name) =>
        texts.map((text) => ({
          ...asked,
          ...Object.fromEntries(fields.map((field) => [field, name])),
          ...text,
        })),
      );
      for (const payload of payloads) expect(await post(path, payload)).toMatchObject({ status: 200 });
    },
  );

  it('are words for the corrector, all of them and each alone', async () => {
    const [example] = correctorRequestSchema.meta()?.examples as Record<string, unknown>[];
    for (const tekst of [TEXT, ...SENTENCES]) {
      for (const url of [correctorCall.path, correctionsCall.path]) {
        expect(await post(url, { ...example, tekst })).toMatchObject({ status: 200 });
      }
    }
  });

  it('are words for a check of LanguageTool', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ language: 'et', text: TEXT }).toString();
    expect(await post(languageToolCall.path, payload, { headers })).toMatchObject({ status: 200 });
    const strange = NAMES.map((name) => `${name}=1`).join('&');
    const refused = await post(languageToolCall.path, strange, { headers });
    expect(refused.status).toBe(400);
  });

  it('are words for a class report', async () => {
    const texts = NAMES.map((name, i) => ({ name, text: SENTENCES[i]! }));
    const { status, body } = await post(classReportCall.path, { texts });
    expect(status).toBe(200);
    const report = JSON.parse(body) as { texts: { name: string; language: string | null }[] };
    expect(report.texts.map(({ name }) => name)).toEqual(NAMES);
    expect(report.texts.filter(({ language }) => language === null)).toEqual([]);
  });

  it('are words to read aloud', () => {
    for (const name of NAMES)
      expect(readAloud(`Tere ${name}. 5 ${name} ja ${name}.`, () => [])).toContain(
        name.replaceAll('_', '').slice(0, 4),
      );
  });

  it('are searched for by FCS', async () => {
    for (const name of NAMES) {
      for (const query of [name, `[word="${name}"]`, `[${name}="koer"]`, `[lemma="${name}"]`]) {
        const type = query.startsWith('[') ? '&queryType=fcs' : '';
        const response = await server.app.inject({
          url: `/fcs?operation=searchRetrieve${type}&query=${encodeURIComponent(query)}`,
        });
        expect([query, response.statusCode]).toEqual([query, 200]);
        expect(response.body).not.toContain('InternalError');
      }
    }
  });
});
