import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseSettings } from '../../platform/database/open-database';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { readCorpusSummary } from '../store/corpus-state.repository';
import { importCorpus } from './import-corpus';
import { openJsonLines } from './formats/read-json-lines';
import { dumpStore } from './testing/dump-store-for-test.repository';
import { makeLines } from './testing/lines-for-test';

const RUN_FOR_TEST = fileURLToPath(new URL('testing/import-for-test.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

describeOnBothDatabases('an import that is killed', (database) => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-import-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(clearStore);

  async function clearStore(): Promise<void> {
    await database().connection.executeSql(
      'delete from text; delete from text_facet; delete from annotation; update corpus_state set last_sequence = 0, last_ordinal = 0',
    );
  }

  async function writeLines(lines: readonly string[]): Promise<string> {
    const path = join(folder, 'texts.jsonl');
    await writeFile(path, `${lines.join('\n')}\n`);
    return path;
  }

  const importFile = async (path: string) =>
    importCorpus(database().connection, [await openJsonLines(path)], makeTestAnnotator(), {});

  it.each([
    ['reading', 250, 0],
    ['reading', 399, 3],
    ['analysing', 1, 0],
    ['analysing', 3, 2],
  ])(
    'ends in the same database after a kill while %s, step %i, %i ms into it',
    async (phase, step, delayMs) => {
      const path = await writeLines(makeLines(600));
      await importFile(path);
      const whole = await dumpStore(database().connection);
      await clearStore();
      await database().close();
      const killed = await runUntilKilled(database().settings, path, phase, step, delayMs);
      const connection = await database().reopen();
      expect(killed).toEqual([null, 'SIGKILL']);
      const { texts, pendingTexts } = await readCorpusSummary(connection.db);
      expect(texts).toBeGreaterThan(0);
      expect(phase === 'reading' ? texts : texts - pendingTexts).toBeLessThan(600);
      await importFile(path);
      expect(await dumpStore(connection)).toEqual(whole);
    },
    120_000,
  );
});

function runUntilKilled(settings: DatabaseSettings, ...rest: (string | number)[]): Promise<unknown[]> {
  const words = ['--import', TSX, RUN_FOR_TEST, JSON.stringify(settings), ...rest.map(String)];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (...how) => resolve(how)));
}
