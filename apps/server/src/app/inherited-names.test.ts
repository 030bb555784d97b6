// A word that is also the name of something every object inherits is a word like any other.
import {
  CLASS_REPORT_PATH,
  CORRECTIONS_PATH,
  CORRECTOR_PATH,
  LANGUAGE_TOOL_CHECK_PATH,
} from '@keelerada/contract/paths';
import { correctorRequestSchema } from '@keelerada/contract/corrector';
import { readAloud } from '@keelerada/estonian/reading-aloud/read-aloud';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';
import { tools } from './tool-list';

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const SENTENCES = NAMES.map(
  (name) => `Minu ${name} on ilus. ${name} tuleb homme, et ${name} ${name}-ga mängida. Ma näen ${name}.`,
);
const TEXT = `${SENTENCES.join(' ')} ${NAMES.join(' ')} ${NAMES.map((name) => name.toUpperCase()).join(', ')}.`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([makeTestText(1, TEXT)]);
});
afterAll(() => server.remove());

async function post(url: string, payload: object | string, more: object = {}) {
  const response = await server.app.inject({ method: 'POST', url, payload, ...more });
  return { url, status: response.statusCode, body: response.body };
}

describe('names that every object inherits', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))(
    'are words for %s',
    async (_name, { path, request }) => {
      const [example] = request.meta()?.examples as Record<string, unknown>[];
      const { corpusTextIds: _ids, tekstivalik: _choice, ...asked } = example!;
      const isOfTexts = 'corpusTextIds' in example! || 'tekstivalik' in example! || 'ownTexts' in example!;
      const payloads = NAMES.flatMap((name) => {
        const words = Object.fromEntries(
          ['keyword', 'algvorm', 'vordlussona', 'filterText']
            .filter((field) => field in asked)
            .map((field) => [field, name]),
        );
        return [
          { ...asked, ...words, ...(isOfTexts ? { ownTexts: TEXT } : {}) },
          { ...asked, ...words, ...(isOfTexts ? { corpusTextIds: [makeTestText(1, '').id] } : {}) },
        ];
      });
      const distinct = [...new Set(payloads.map((payload) => JSON.stringify(payload)))];
      for (const payload of distinct) {
        const { status, body } = await post(path, payload, {
          headers: { 'content-type': 'application/json' },
        });
        expect({ payload, body, isFault: status >= 500 }).toMatchObject({ isFault: false });
      }
    },
  );

  it('are words for the corrector, all of them and each alone', async () => {
    const [example] = correctorRequestSchema.meta()?.examples as Record<string, unknown>[];
    for (const tekst of [TEXT, ...SENTENCES]) {
      for (const url of [CORRECTOR_PATH, CORRECTIONS_PATH]) {
        expect(await post(url, { ...example, tekst })).toMatchObject({ status: 200 });
      }
    }
  });

  it('are words for a check of LanguageTool', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ language: 'et', text: TEXT }).toString();
    expect(await post(LANGUAGE_TOOL_CHECK_PATH, payload, { headers })).toMatchObject({ status: 200 });
    const strange = NAMES.map((name) => `${name}=1`).join('&');
    const refused = await post(LANGUAGE_TOOL_CHECK_PATH, strange, { headers });
    expect(refused.status).toBe(400);
  });

  it('are words for a class report', async () => {
    const texts = NAMES.map((name, i) => ({ name, text: SENTENCES[i]! }));
    const { status, body } = await post(CLASS_REPORT_PATH, { texts });
    expect(status).toBe(200);
    const report = JSON.parse(body) as { texts: { name: string; language: string | null }[] };
    expect(report.texts.map(({ name }) => name)).toEqual(NAMES);
    expect(report.texts.filter(({ language }) => language === null)).toEqual([]);
  });

  it('are words to read aloud', () => {
    for (const name of NAMES)
      expect(readAloud(`Tere ${name}. 5 ${name} ja ${name}.`)).toContain(
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
