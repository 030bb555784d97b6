import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import { donationCall, reviewListCall, withdrawalCall } from '@keelerada/contract/texts/donation';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../platform/config/load-config';
import { saveTexts } from '../corpus/store/save-texts.repository';
import { openDatabase } from '../platform/database/open-database';
import { makeTestPglite } from '../platform/database/testing/test-databases';
import { makeAccessTokens } from '../platform/session/access-tokens';
import { readSessionKey } from '../platform/session/session-key';
import {
  beginSession,
  findByRefreshToken,
  grantRole,
  saveAccount,
} from '../platform/session/session.repository';
import { startServer, type RunningServer } from './start/start-server';
import { makeTestText } from './testing/server-for-test';

const TIMEOUT_MS = 120_000;
const HOUR_MS = 60 * 60 * 1000;
/** A word that stands in no other text. */
const WORD = 'öökullisulg';
const PATIENCE = { timeout: 30_000, interval: 200 };
/** So many that one text is no reason to build the index again. */
const others = Array.from({ length: 12 }, (_, number) =>
  makeTestText(number + 1, `Ema läks ${number} korda kooli.`),
);

let database: Awaited<ReturnType<typeof makeTestPglite>>;
let authorization = '';
beforeAll(async () => {
  database = await makeTestPglite();
  const connection = await openDatabase(database.settings);
  const { db } = connection;
  await saveTexts(db, others, { isDemo: false, removesDemo: false });
  const identity = { issuer: 'i', subject: 's', firstName: 'Mari', email: 'mari@example.org' };
  await beginSession(db, await saveAccount(db, identity), 'token', {
    expiresAt: new Date(Date.now() + HOUR_MS),
    idleMinutes: 30,
  });
  await grantRole(db, identity.email, 'ADMIN');
  const key = await readSessionKey(null, database.settings.dataDir);
  const token = await makeAccessTokens(key).make((await findByRefreshToken(db, 'token'))!);
  authorization = `Bearer ${token}`;
  await connection.close();
});
afterAll(() => database.remove());

async function start(): Promise<RunningServer> {
  const config = loadConfig({
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    COMPUTE_THREADS: '1',
    DATA_DIR: database.settings.dataDir,
  });
  const server = await startServer({ config, log: () => undefined, demoFolder: null });
  await server.ready;
  return server;
}

/** Whether the word is in the answer about the text and another one, or the text is not known. */
async function findWord({ app }: RunningServer, id: string): Promise<'found' | 'not there' | 'text unknown'> {
  const payload = { corpusTextIds: [id, others[0]!.id], type: 'WORDS' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: wordlistCall.path, payload });
  if (statusCode !== 200) return 'text unknown';
  return body.includes(WORD) ? 'found' : 'not there';
}

async function isInFiles(): Promise<boolean> {
  const entries = await readdir(database.settings.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  const forms = [Buffer.from(WORD, 'latin1'), Buffer.from(WORD, 'utf16le'), Buffer.from(WORD)];
  return contents.some((content) => forms.some((form) => content.includes(form)));
}

it(
  'an accepted text is searched at once; withdrawn, it leaves the answers and, after a start, every file',
  async () => {
    const first = await start();
    const form = {
      pealkiri: 'Sulg',
      sisu: `Leidsin metsast ühe ilusa: ${WORD}.`,
      autoriValdkond: 'loodustehnika',
      akadKategooria: 'ak_uurimused',
      autoriEmakeel: 'eesti',
    };
    const donated = await first.app.inject({ method: 'POST', url: donationCall.path, payload: form });
    const id = donated.body;
    const accepted = await first.app.inject({
      method: 'POST',
      url: `${reviewListCall.path}/${id}/accept`,
      headers: { authorization },
      payload: {},
    });
    expect(accepted.json()).toMatchObject({ state: 'accepted' });
    await expect.poll(() => findWord(first, id), PATIENCE).toBe('found');
    expect(await isInFiles()).toBe(true);
    const payload = { receipt: donated.headers[RECEIPT_HEADER] };
    await first.app.inject({ method: 'POST', url: withdrawalCall.path, payload });
    await expect.poll(() => findWord(first, id), PATIENCE).toBe('text unknown');
    await first.close();
    const second = await start();
    expect(await findWord(second, id)).toBe('text unknown');
    expect(await isInFiles()).toBe(false);
    await second.close();
  },
  TIMEOUT_MS,
);
