import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { speechCall } from '@keelerada/contract/corrector/speech';
import { textDownloadCall } from '@keelerada/contract/texts/text-download';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer, type BuiltServer } from './testing/built-server-for-test';

/** The line that container, systemd unit and README name; the tests themselves run on whatever Node started them. */
const VERSION = '24.9.0';
/** The npm package that brings its binary. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${VERSION}`;
const FETCH_MS = 240_000;

async function findNode(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--call', 'command -v node'],
    { timeout: FETCH_MS },
  );
  const path = stdout.trim();
  const { stdout: version } = await promisify(execFile)(path, ['--version']);
  expect(version.trim()).toBe(`v${VERSION}`);
  return path;
}

describe.skipIf(process.platform === 'win32')(`the built product on Node ${VERSION}`, () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer(await findNode());
  }, 600_000);
  afterAll(() => server.remove());

  let clients = 0;
  /** Each from another address, so that no limit is reached. */
  async function ask(path: string, body: object): Promise<string> {
    clients += 1;
    const { status, body: answer } = await server.call(`10.0.1.${clients}`, path, body);
    expect([path, status, answer.slice(0, 200)]).toEqual([path, 200, expect.any(String)]);
    return answer;
  }

  it('finds, counts, downloads, corrects and reads aloud', async () => {
    const found = JSON.parse(await ask(textQueryCall.path, {})) as { text_id: string }[];
    expect(found.length).toBeGreaterThan(10);
    const corpusTextIds = found.map((row) => row.text_id);
    const list = await ask(wordlistCall.path, { corpusTextIds, ownTexts: 'Kass magab.', type: 'LEMMAS' });
    expect(list).toContain('magama');
    const fileList = corpusTextIds.slice(0, 2);
    expect(await ask(textDownloadCall.path, { fileList, form: 'ANNOTATE_TEI' })).toContain('<teiCorpus');
    const corrected = await ask(correctorCall.path, {
      tekst: 'Ma läheb homme kooli.',
      model: 'grammarchecker',
    });
    expect(JSON.parse(corrected)).toMatchObject({ textLanguage: 'et' });
    const wav = Buffer.from(await ask(speechCall.path, { text: 'Tere!' }), 'base64');
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('reads an uploaded file in a process without rights', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Tere, maailm!'], { type: 'text/plain' }), 'tere.txt');
    const response = await fetch(new URL(textFromFileCall.path, server.address), {
      method: 'POST',
      body: form,
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('maailm')]);
  });
});
