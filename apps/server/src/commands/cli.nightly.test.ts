import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestPglite } from '../platform/database/testing/test-databases';
import { startHeldMorphology } from '../platform/morphology/testing/held-morphology-for-test';
import { startBundleGroup, type BundleGroup } from '../platform/process/testing/bundle-group-for-test';

const PATIENCE_MS = 30_000;
const STOP_MS = 2000;
/** So much text keeps the tagger busy for several times STOP_MS, though the analyser is asked about few forms. */
const LONG_TEXT_CHARACTERS = 4_000_000;
/** Batches enough that some are not begun when the import is interrupted. */
const IMPORTED_TEXTS = 800;

let database: Awaited<ReturnType<typeof makeTestPglite>>;
let analyser: Awaited<ReturnType<typeof startHeldMorphology>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
  await mkdir(join(folder, 'temporary'));
  const forms = Array.from({ length: 200 }, (_, index) => `sõna${String.fromCodePoint(97 + (index % 26))}`);
  const sentence = `${forms.map((form, index) => form.repeat(1 + (index % 3))).join(' ')}.\n`;
  await writeFile(join(folder, 'long.txt'), sentence.repeat(LONG_TEXT_CHARACTERS / sentence.length));
  const lines = Array.from({ length: IMPORTED_TEXTS }, (_, index) =>
    JSON.stringify({
      id: `aaaaaaaa-0000-4000-8000-${String(index).padStart(12, '0')}`,
      content: `Tekst ${index}.`,
      properties: [],
    }),
  );
  await writeFile(join(folder, 'texts.jsonl'), `${lines.join('\n')}\n`);
  database = await makeTestPglite();
  analyser = await startHeldMorphology();
});
afterAll(async () => {
  analyser.close();
  await database.remove();
  await rm(folder, { recursive: true });
});

function start(...args: string[]): BundleGroup {
  return startBundleGroup('cli.js', args, {
    DATA_DIR: database.settings.dataDir,
    MORPHOLOGY_URLS: analyser.url,
    TMPDIR: join(folder, 'temporary'),
  });
}

/** Resolves when the command has asked the analyser. */
async function startUntilAsked(...args: string[]): Promise<BundleGroup> {
  const before = analyser.asked();
  const command = start(...args);
  await expect.poll(analyser.asked, { timeout: PATIENCE_MS, interval: 10 }).toBeGreaterThan(before);
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
      analyser.hold();
      const command = await startUntilAsked('import-corpus', join(folder, 'texts.jsonl'));
      command.tell(target, signal);
      await setTimeout(400);
      expect(command.hasEnded()).toBe(false);
      analyser.release();
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
      analyser.hold();
      const command = await startUntilAsked('import-corpus', join(folder, 'texts.jsonl'));
      command.tell('group', 'SIGINT');
      await setTimeout(1200);
      expect(command.hasEnded()).toBe(false);
      command.tell('group', 'SIGINT');
      expect(await command.exit).toBe(130);
      analyser.release();
    },
    PATIENCE_MS,
  );

  it.each([[['analyse']], [['wordlist', '--file']], [['concordance', 'sõnaa', '--file']]])(
    'soon leaves the long text of `%s` and nothing behind',
    async (words) => {
      const command = await startUntilAsked(...words, join(folder, 'long.txt'));
      // All forms are known now, and the text is being tagged.
      await setTimeout(500);
      command.tell('group', 'SIGINT');
      expect(await endsSoon(command)).toBe(130);
      expect(command.lines).toEqual(['Interrupted.']);
      expect(await readdir(join(folder, 'temporary'))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('waits no longer for a text at stdin', async () => {
    const command = start('analyse', '-');
    // Node needs so long before it listens to signals, on a busy machine too.
    await setTimeout(8000);
    command.tell('group', 'SIGINT');
    expect(await endsSoon(command)).toBe(130);
    expect(command.lines).toEqual(['Interrupted.']);
  });
});
