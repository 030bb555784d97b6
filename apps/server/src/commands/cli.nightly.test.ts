import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestPglite } from '../platform/database/testing/test-databases';
import { startBundleGroup, type BundleGroup } from '../platform/process/testing/bundle-group-for-test';

const PATIENCE_MS = 120_000;
const STOP_MS = 2000;
/** So much text keeps a thread busy for several times STOP_MS. */
const LONG_TEXT_CHARACTERS = 4_000_000;
/** Batches enough that some are not begun when the import is interrupted. */
const [IMPORTED_TEXTS, IMPORTED_SENTENCES] = [800, 200];
/** Node needs so long before it listens to signals, on a busy machine too. */
const START_MS = 8000;

let database: Awaited<ReturnType<typeof makeTestPglite>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
  await mkdir(join(folder, 'temporary'));
  const forms = Array.from({ length: 200 }, (_, index) => `sõna${String.fromCodePoint(97 + (index % 26))}`);
  const sentence = `${forms.map((form, index) => form.repeat(1 + (index % 3))).join(' ')}.\n`;
  const content = sentence.repeat(LONG_TEXT_CHARACTERS / sentence.length);
  await writeFile(join(folder, 'long.txt'), content);
  await writeFile(join(folder, 'long.jsonl'), JSON.stringify({ content, properties: [] }));
  const lines = Array.from({ length: IMPORTED_TEXTS }, (_, index) =>
    JSON.stringify({
      id: `aaaaaaaa-0000-4000-8000-${String(index).padStart(12, '0')}`,
      content: `Tekst ${index} on pikk. ${'Ema loeb lapsele raamatut. '.repeat(IMPORTED_SENTENCES)}`,
      properties: [],
    }),
  );
  await writeFile(join(folder, 'texts.jsonl'), `${lines.join('\n')}\n`);
  database = await makeTestPglite();
});
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

function start(...args: string[]): BundleGroup {
  return startBundleGroup('cli.js', args, {
    DATA_DIR: database.settings.dataDir,
    TMPDIR: join(folder, 'temporary'),
  });
}

/** An import that analyses. */
async function startImport(): Promise<BundleGroup> {
  const command = start('import-corpus', join(folder, 'texts.jsonl'));
  const isAnalysing = () => command.lines.some((line) => line.startsWith('Analysing texts'));
  await expect.poll(isAnalysing, { timeout: PATIENCE_MS, interval: 10 }).toBe(true);
  return command;
}

async function endsSoon({ exit }: BundleGroup): Promise<number | null | 'still running'> {
  return Promise.race([exit, setTimeout(STOP_MS, 'still running' as const)]);
}

const isLocked = () => existsSync(join(database.settings.dataDir, 'database.lock'));

describe('a command that is interrupted', () => {
  it.each([
    ['SIGINT', 'group'],
    ['SIGTERM', 'script'],
  ] as const)(
    'stops an import in order after one %s to the %s',
    async (signal, target) => {
      const command = await startImport();
      command.tell(target, signal);
      expect(await command.exit).toBe(1);
      expect(command.lines).toContain(
        'Interrupted. What was stored is kept: run the same command again to go on.',
      );
      expect(isLocked()).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'ends an import at once when it is interrupted again later',
    async () => {
      const command = start('import-corpus', join(folder, 'long.jsonl'));
      await setTimeout(START_MS);
      command.tell('group', 'SIGINT');
      await setTimeout(1200);
      expect(command.hasEnded()).toBe(false);
      command.tell('group', 'SIGINT');
      expect(await command.exit).toBe(130);
    },
    PATIENCE_MS,
  );

  it.each([[['analyse']], [['wordlist', '--file']], [['concordance', 'sõnaa', '--file']]])(
    'soon leaves the long text of `%s` and nothing behind',
    async (words) => {
      const command = start(...words, join(folder, 'long.txt'));
      await setTimeout(START_MS);
      command.tell('group', 'SIGINT');
      expect(await endsSoon(command)).toBe(130);
      expect(command.lines).toEqual(['Interrupted.']);
      expect(await readdir(join(folder, 'temporary'))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('waits no longer for a text at stdin', async () => {
    const command = start('analyse', '-');
    await setTimeout(START_MS);
    command.tell('group', 'SIGINT');
    expect(await endsSoon(command)).toBe(130);
    expect(command.lines).toEqual(['Interrupted.']);
  });
});
