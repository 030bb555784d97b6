import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../app/server-for-test';
import { loadConfig } from '../platform/config/load-config';
import { addAnalyseCommand } from './analyse';
import { addCollocatesCommand } from './collocates';
import type { CommandContext } from './command-context';
import { addConcordanceCommand } from './concordance';
import { addWordlistCommand } from './wordlist';

const texts = [
  makeTestText(1, 'Koer haugub. Suur koer magab.', { keeletase: 'A2' }),
  makeTestText(2, 'Kass magab kodus.', { keeletase: 'B1' }),
];

let folder: string;
let dataDir: string;
let server: TestServer | null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-cli-'));
  await writeFile(join(folder, 'Essee.txt'), 'Ema läks koju. Isa on kodus 😀.');
  await writeFile(join(folder, 'kiri.txt'), 'Kodu on kodu.');
  server = await startTestServer(texts);
  ({ dataDir } = server);
});
afterAll(async () => {
  await server?.remove();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]) {
  let status = 0;
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const context: CommandContext = {
    config: () => loadConfig({ DATA_DIR: dataDir }),
    stdout,
    stderr,
    signal: new AbortController().signal,
    setExitCode: (code) => (status = code),
  };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const add of [addWordlistCommand, addConcordanceCommand, addCollocatesCommand, addAnalyseCommand]) {
    add(program, context);
  }
  await program.parseAsync(words, { from: 'user' });
  const read = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
  return { status, stdout: read(stdout), stderr: read(stderr) };
}

const readLines = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
const files = () => ['--file', join(folder, 'Essee.txt'), '--file', join(folder, 'kiri.txt')];

describe('the tools over files', () => {
  it('list words with their frequencies as columns', async () => {
    const { status, stdout } = await run('wordlist', '--lemmas', '--min-frequency', '2', ...files());
    expect(status).toBe(0);
    expect(readLines(stdout)).toEqual([
      ['word', 'frequencyCount', 'frequencyPercentage', 'partOfSpeech'],
      ['kodu', '4', '40', 'NOUN'],
      ['olema', '2', '20', 'AUX'],
    ]);
  });

  it('find every occurrence, never across files, and name the file', async () => {
    const { stdout, stderr } = await run('concordance', 'kodust', '--lemmas', '--csv', ...files());
    expect(stderr).toContain('"kodu" was looked up');
    const { data } = papaparse.parse<Record<string, string>>(stdout.trim(), { header: true, comments: '#' });
    expect(data.map(({ keyword }) => keyword)).toEqual(['koju', 'kodus', 'Kodu', 'kodu']);
    expect(data[2]).toMatchObject({ contextBefore: '', textId: join(folder, 'kiri.txt') });
  });

  it('end with status 1 where nothing is found, and fail with a reason where a file cannot be read', async () => {
    expect((await run('concordance', 'puudub', ...files())).status).toBe(1);
    await expect(run('wordlist', '--file', join(folder, 'pole.txt'))).rejects.toThrow(
      'there is no such file',
    );
  });

  it('refuse what the schema refuses before they start anything', async () => {
    await expect(run('concordance', '  ')).rejects.toThrow('keyword');
    await expect(run('collocates', 'kodu', '--span', '9')).rejects.toThrow('searchCount');
    await expect(run('wordlist', '--words', 'palju')).rejects.toThrow('--words takes ranges such as 100-200');
  });
});

describe('analyse', () => {
  it('writes CoNLL-U, and keeps sentences and tokens that are given', async () => {
    const { stdout } = await run('analyse', join(folder, 'Essee.txt'));
    const rows = readLines(stdout).filter((row) => row.length === 10);
    expect(rows.map(([, form, lemma, upos]) => [form, lemma, upos]).slice(0, 3)).toEqual([
      ['Ema', 'ema', 'NOUN'],
      ['läks', 'minema', 'VERB'],
      ['koju', 'kodu', 'NOUN'],
    ]);
    const input = join(folder, 'sisend.conllu');
    await writeFile(input, stdout.replaceAll(/^(\d+\t[^\t]+)\t[^\t]+\t[^\t]+/gmu, '$1\t_\t_'));
    expect((await run('analyse', '--pretokenized', input)).stdout).toBe(stdout);
  });

  it('names the line of an input that is no CoNLL-U', async () => {
    const input = join(folder, 'katki.conllu');
    await writeFile(input, '1\tTere\n');
    await expect(run('analyse', '--pretokenized', input)).rejects.toThrow(/katki\.conllu, line 1/u);
  });
});

describe('the tools over the corpus', () => {
  it('ask the server that holds the database, and answer the same without one', async () => {
    const commands = [
      ['wordlist', '--lemmas', '--json'],
      ['wordlist', '--level', 'B1,C1', '--level', 'C2', '--json'],
      ['concordance', '--corpus', 'cFOoRQekA', 'koera', '--lemmas', '--json'],
      ['collocates', 'magama', '--lemmas', '--json'],
    ];
    const withServer = [];
    for (const command of commands) withServer.push(await run(...command));
    await server?.close();
    for (const [index, command] of commands.entries()) {
      const alone = await run(...command);
      const strip = (stdout: string): unknown => JSON.parse(stdout.replace(/"date": "[^"]+"/u, '"date": ""'));
      expect(alone.status).toBe(0);
      expect(strip(alone.stdout)).toEqual(strip(withServer[index]!.stdout));
      expect(alone.stderr).toBe(withServer[index]!.stderr);
    }
    const list = JSON.parse(withServer[1]!.stdout) as { totals: object; provenance: object };
    expect(list.totals).toEqual({ texts: 1, runningWords: 3 });
    expect(list.provenance).toMatchObject({
      query: { level: ['B1', 'C1', 'C2'] },
      options: { type: 'WORDS' },
    });
  });

  it('say so where no text meets the options', async () => {
    const { status, stderr } = await run('wordlist', '--level', 'C2');
    expect(status).toBe(1);
    expect(stderr).toContain('No text of the corpus');
  });
});
