import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { clusterFinderCall } from '@keelerada/contract/tools/cluster-finder';
import { receiptCall } from '@keelerada/contract/texts/donation';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordAnalyserCall } from '@keelerada/contract/tools/word-analyser';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextAnnotator } from '../corpus/annotation/open-text-annotator';
import { restoreBackup } from '../platform/backup/restore-backup';
import { writeBackup } from '../platform/backup/write-backup';
import { loadConfig } from '../platform/config/load-config';
import type { Config } from '../platform/config/settings';
import { annotatePendingTexts } from '../corpus/import/annotate-pending-texts';
import { saveTexts } from '../corpus/store/save-texts.repository';
import { openDatabase } from '../platform/database/open-database';
import {
  makeTestPglite,
  makeTestPostgresql,
  testDatabaseUrl,
  type MadeDatabase,
} from '../platform/database/testing/test-databases';
import { startServer, type RunningServer } from './start/start-server';
import { makeTestText } from './testing/server-for-test';

const TIMEOUT_MS = 120_000;
const texts = [
  makeTestText(1, 'Ema läks kooli. Ema tuli koolist koju ja rääkis "uudiseid".', { keeletase: 'B1' }),
  makeTestText(2, 'Minu sõber elab Tartus. Ta käib seal ülikoolis.', { keeletase: 'B2', aasta: '2019' }),
  makeTestText(3, 'Мой друг живёт в Тарту.', { tekstikeel: 'vene', korpus: 'cFqPphvYi' }),
];
const corpusTextIds = texts.map(({ id }) => id);
/** A call of each tool over all texts. */
const calls: readonly (readonly [string, object])[] = [
  [textQueryCall.path, { corpuses: ['cFOoRQekA', 'cFqPphvYi'], language: ['eesti'] }],
  [wordlistCall.path, { corpusTextIds, type: 'LEMMAS' }],
  [wordContextCall.path, { corpusTextIds, type: 'LEMMAS', keyword: 'ema' }],
  [collocatesCall.path, { corpusTextIds, type: 'LEMMAS', keyword: 'ema' }],
  [clusterFinderCall.path, { corpusTextIds, clusterLength: 2, analysis: 'MORPHOLOGICAL' }],
  [wordAnalyserCall.path, { corpusTextIds }],
];

const kinds = { PGlite: makeTestPglite, PostgreSQL: makeTestPostgresql };
const ways = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((from) =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).map((to) => ({ from, to })),
);

describe.each(ways)('a backup of $from restored into $to', ({ from, to }) => {
  const isSkipped = testDatabaseUrl === '' && (from === 'PostgreSQL' || to === 'PostgreSQL');
  const made: MadeDatabase[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
  });
  afterAll(async () => {
    for (const database of made) await database.remove();
    await rm(folder, { recursive: true });
  });

  async function makeStore(kind: keyof typeof kinds): Promise<Config> {
    const database = await kinds[kind]();
    made.push(database);
    const { databaseUrl, dataDir } = database.settings;
    return loadConfig({
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      COMPUTE_THREADS: '1',
      ...(databaseUrl === null
        ? { DATA_DIR: dataDir }
        : { DATABASE_URL: databaseUrl, DATA_DIR: await mkdtemp(join(folder, 'data-')) }),
    });
  }

  async function start(config: Config): Promise<RunningServer> {
    const server = await startServer({ config, log: () => undefined, demoFolder: null });
    await server.ready;
    return server;
  }

  async function askAll({ app }: RunningServer): Promise<string[]> {
    const bodies: string[] = [];
    for (const [url, payload] of calls) {
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload });
      expect(statusCode, `${url}: ${body.slice(0, 200)}`).toBe(200);
      // Tokens of further pages hold the time.
      bodies.push(body.replace(/"pageToken":"[^"]*",/u, ''));
    }
    return bodies;
  }

  it.skipIf(isSkipped)(
    'answers every tool as before, and the receipts of donors',
    async () => {
      const source = await makeStore(from);
      const connection = await openDatabase(source);
      await saveTexts(connection.db, texts, { isDemo: false, removesDemo: false });
      const annotator = await openTextAnnotator();
      await annotatePendingTexts(connection, annotator);
      await annotator.close();
      await connection.close();
      const server = await start(source);
      const answers = await askAll(server);
      const donated = await server.app.inject({
        method: 'POST',
        url: '/api/texts/lisatekst',
        payload: {
          pealkiri: 'Annetus',
          sisu: 'Minu tekst.',
          liik: 'mitteakadeemiline',
          autoriEmakeel: 'eesti',
        },
      });
      const receipt = donated.headers[RECEIPT_HEADER];
      expect(receipt).toBeDefined();
      await server.close();

      const reading = await openDatabase(source);
      const path = join(folder, 'backup.gz');
      await writeBackup(reading, createWriteStream(path), '0.1.0');
      await reading.close();
      const target = await makeStore(to);
      const writing = await openDatabase(target);
      await restoreBackup(writing, path, { replaces: false });
      await writing.close();

      const restored = await start(target);
      expect(await askAll(restored)).toEqual(answers);
      const found = await restored.app.inject({
        method: 'POST',
        url: receiptCall.path,
        payload: { receipt },
      });
      expect(found.json()).toMatchObject({ state: 'waiting', text: 'Minu tekst.' });
      await restored.close();
    },
    TIMEOUT_MS,
  );
});
