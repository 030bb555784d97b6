// For tests: a server with texts of two subcorpora, and requests to its endpoint.
import { rmSync } from 'node:fs';
import { beforeAll, expect } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './server-for-test';
import { readAnswer, type Answer } from '../../modules/content-search/testing/read-answer';

export const SITE = 'http://localhost';
export const DOI = '10.1234/keel';
export const CORPUS = `https://doi.org/${DOI}`;
export const EXAMS = `${CORPUS}#clWmOIrLa`;
export const ACADEMIC = `${CORPUS}#cwUSEqQLt`;

const exam = { korpus: 'clWmOIrLa' };
const academic = { korpus: 'cwUSEqQLt' };
const texts = [
  makeTestText(1, 'Minu kool on suur. Kool on vana! Ma lähen kooli, sest õpin.', exam),
  makeTestText(2, 'Väike maja seisab kooli kõrval.\r\nMajas elab väike koer.', exam),
  makeTestText(3, 'Kooli  "uus" maja & aed < park > tee.\nSee 😀 kool meeldib mulle väga.', academic),
  makeTestText(4, 'Школа большая. Это дом.', { korpus: 'cgSRJPKTr', tekstikeel: 'vene' }),
];

type Parameters = Readonly<Record<string, string | number>>;

let started: Promise<TestServer> | undefined;

/** One server for all files of a test process: it goes with the process. */
function shareServer(): Promise<TestServer> {
  const settings = { CORPUS_DOI: DOI, CORPUS_OWNER: 'Keele & Kirja Instituut' };
  return (started ??= startTestServer(texts, settings).then((server) => {
    process.once('exit', () => rmSync(server.dataDir, { recursive: true, force: true }));
    return server;
  }));
}

export function useSearchServer() {
  let server: TestServer;
  beforeAll(async () => {
    server = await shareServer();
  });

  async function askFor(parameters: Parameters): Promise<string> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
    const response = await server.app.inject(`/fcs?${query.toString()}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    return response.body;
  }
  return {
    app: () => server.app,
    askFor,
    ask: async (parameters: Parameters): Promise<Answer> => readAnswer(await askFor(parameters)),
  };
}
