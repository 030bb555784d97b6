import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../platform/config/load-config';
import { addAssessCommand } from './assess';
import type { CommandContext } from './context/command-context';
import { addCorrectCommand } from './correct';

/** The speller marks the first word, the grammar model the comma and the second word. */
const TEXT = 'Minu sober elab Tartus.\r\nMa tean et ta tuleb. \r\n\r\n';
const RIGHT = 'Minu sõber elab Tartus.\r\nMa tean, et ta tuleb. \r\n\r\n';
/** Long enough for a level. */
const LONGER_TEXT = `${TEXT.repeat(4)}Ma elan linnas ja käin iga päev koolis, sest mulle meeldib õppida uusi keeli.`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-correct-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(words: readonly string[], text: string, isTTY = false) {
  const path = join(folder, 'tekst.txt');
  await writeFile(path, text);
  const [stdout, stderr] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  const context: CommandContext = {
    siteFiles: [],
    config: () => loadConfig({ DATA_DIR: folder }),
    stdout,
    stderr,
    signal: new AbortController().signal,
    setExitCode: () => undefined,
  };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addCorrectCommand(program, context);
  addAssessCommand(program, context);
  await program.parseAsync([...words, path], { from: 'user' });
  const read = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
  return { stdout: read(stdout), stderr: read(stderr) };
}

describe('keelerada correct', () => {
  it('writes the corrected text and changes nothing else, line ends included', async () => {
    expect((await run(['correct', '--apply'], TEXT)).stdout).toBe(RIGHT);
  });

  it('shows wrong and right, in colours on a terminal', async () => {
    const text = 'Minu sober elab Tartus.';
    expect((await run(['correct'], text)).stdout).toBe('Minu [-sober-]{+sõber+} elab Tartus.\n');
    expect((await run(['correct'], text, true)).stdout).toBe(
      'Minu \u001b[31m[-sober-]\u001b[0m\u001b[32m{+sõber+}\u001b[0m elab Tartus.\n',
    );
  });

  it('shows advice, and never applies it', async () => {
    const text = 'Eile ma käisin kinos.\n';
    expect((await run(['correct'], text)).stdout).toBe('Eile [?ma käisin > käisin ma?] kinos.\n');
    expect((await run(['correct', '--apply'], text)).stdout).toBe(text);
  });

  it('shows all that one model finds, whatever type it gives', async () => {
    expect((await run(['correct', '--only', 'spelling', '--apply'], TEXT)).stdout).toBe(
      TEXT.replace('sober', 'sõber'),
    );
    const { stdout } = await run(['correct', '--only', 'grammar', '--json'], TEXT);
    const { corrections } = JSON.parse(stdout) as { corrections: Record<string, unknown>[] };
    expect(corrections).toContainEqual(expect.objectContaining({ text: '', corrected_text: ',' }));
    expect(corrections).toContainEqual(
      expect.objectContaining({ corrected_text: 'sõber', correction_type: 'spellingError' }),
    );
  });

  it('corrects one sentence a line, tokens separated by spaces, in the same form', async () => {
    const { stdout } = await run(
      ['correct', '--tokenized'],
      'Minu sober elab Tartus .\n\nMa tean et ta tuleb .\n',
    );
    expect(stdout).toBe('Minu sõber elab Tartus .\n\nMa tean , et ta tuleb .\n');
  });

  it('says that a text is not Estonian and leaves it as it is', async () => {
    const text = 'My friend lives in a small town and studies the language every day.\n';
    const { stdout, stderr } = await run(['correct', '--apply'], text);
    expect(stdout).toBe(text);
    expect(stderr).toContain('The text is not Estonian: nothing was corrected.');
  });

  it('refuses options that contradict each other', async () => {
    await expect(run(['correct', '--tokenized', '--json'], TEXT)).rejects.toThrow('cannot be used with');
    await expect(run(['correct', '--only', 'grammar', '--model', 'spellchecker'], TEXT)).rejects.toThrow(
      '--only grammar needs another model',
    );
  });
});

describe('keelerada assess', () => {
  it('writes name, level and all figures in a line', async () => {
    const { stdout } = await run(['assess'], LONGER_TEXT);
    const line = JSON.parse(stdout) as Record<string, unknown>;
    expect(line).toMatchObject({ name: join(folder, 'tekst.txt'), textLanguage: 'et' });
    expect(line).toMatchObject({ foreignSentences: [] });
    expect(line.levelRange).toMatchObject([expect.stringMatching(/^[ABC][12]$/u), expect.any(String)]);
    expect(line.levelRange).toContain(line.level);
    for (const figures of ['criteria', 'levelDetails', 'keerukus', 'mitmekesisus', 'korrektoriLoendid'])
      expect(line).toHaveProperty(figures);
  });
});
