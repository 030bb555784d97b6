import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { makeTestText, startTestServer, type TestServer } from '../app/testing/server-for-test';
import { addAnalyseCommand } from './analyse';
import { addCollocatesCommand } from './collocates';
import { addConcordanceCommand } from './concordance';
import { addKeynessCommand } from './keyness';
import { addWordlistCommand } from './wordlist';
import { addWorksheetCommand } from './worksheet';

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

const commands = [
  ...[addWordlistCommand, addConcordanceCommand, addCollocatesCommand, addAnalyseCommand],
  ...[addKeynessCommand, addWorksheetCommand],
];
const run = (...words: string[]) => runCommand(commands, { DATA_DIR: dataDir }, words);

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
      ['word', 'frequencyCount', 'frequencyPercentage', 'partOfSpeech', 'tekstid'],
      ['kodu', '4', '44.44', 'NOUN', '2'],
      ['olema', '2', '22.22', 'AUX', '2'],
    ]);
  });

  it('find every occurrence, never across files, and name the file', async () => {
    const { stdout, stderr } = await run('concordance', 'kodust', '--lemmas', '--csv', ...files());
    expect(stderr).toContain('"kodu" was looked up');
    const { data } = papaparse.parse<Record<string, string>>(stdout.trim(), { header: true, comments: '#' });
    expect(data.map(({ keyword }) => keyword)).toEqual(['koju', 'kodus', 'Kodu', 'kodu']);
    expect(data[2]).toMatchObject({ contextBefore: '', textId: join(folder, 'kiri.txt') });
  });

  it('pick whole sentences, the best examples first', async () => {
    const path = join(folder, 'laused.txt');
    await writeFile(path, 'kodu\n\nMeie vana kodu on suur ja soe. Kas sinu kodu on ka nii suur?');
    const rows = readLines((await run('worksheet', 'kodu', '--lemmas', '--file', path)).stdout);
    const short = rows.slice(1, 3).toSorted()[0]!.slice(0, 4);
    expect(short).toEqual(['Kas sinu kodu on ka nii suur?', 'kodu', '7', path]);
    expect(rows.slice(3)).toEqual([['kodu', 'kodu', '1', path]]);
    await expect(run('worksheet', 'kodu', '--count', '99', ...files())).rejects.toThrow('1 to 80');
  });

  it('write the same number of columns in every row, also where a context goes over lines', async () => {
    const path = join(folder, 'read.txt');
    await writeFile(path, 'Esimene\trida\nütles kodu\n\nja siis\r\nveel.');
    const rows = readLines((await run('concordance', 'kodu', '--file', path)).stdout);
    expect(rows).toEqual([
      ['contextBefore', 'keyword', 'contextAfter', 'textId'],
      ['Esimene rida ütles', 'kodu', 'ja siis veel', path],
    ]);
  });

  it('tell in JSON and CSV what was counted over and with what', async () => {
    const { stdout } = await run('wordlist', '--json', ...files());
    const { provenance } = JSON.parse(stdout) as { provenance: Record<string, unknown> };
    expect(provenance).toMatchObject({
      tool: 'wordlist',
      software: expect.stringMatching(/^Keelerada \d/u) as string,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u) as string,
      files: [join(folder, 'Essee.txt'), join(folder, 'kiri.txt')],
      ids: null,
      query: null,
      corpusVersion: null,
      licence: null,
      citation: null,
      texts: 2,
      runningWords: 9,
      options: { type: 'WORDS' },
    });
    const { stdout: csv } = await run('wordlist', '--csv', ...files());
    expect(csv).toMatch(/^# tool: wordlist\r\n/u);
    expect(csv).toMatch(/\r\n# texts: 2\r\n# runningWords: 9\r\n/u);
  });

  it('find by form, and show the place at which a query cannot be understood', async () => {
    const { stdout } = await run('concordance', '--cql', '[pos="VERB|AUX"] [lemma="kodu"]', ...files());
    expect(readLines(stdout).map(([, found]) => found)).toEqual([
      'keyword',
      'läks koju',
      'on kodus',
      'on kodu',
    ]);
    await expect(run('concordance', '--cql', '[pos=VERB]', ...files())).rejects.toThrow(
      '--cql: Expected a value in quotes.\n  [pos=VERB]\n       ^',
    );
    await expect(run('concordance', 'kodu', '--cql', '[]', ...files())).rejects.toThrow('not both');
    await expect(run('concordance', '--lemmas', '--cql', '[]', ...files())).rejects.toThrow('no meaning');
    await expect(run('concordance', ...files())).rejects.toThrow('Give a keyword');
    await expect(run('concordance', '--cql', 'a'.repeat(5_001), ...files())).rejects.toThrow(
      '5000 characters',
    );
  });

  it('end with status 1 where nothing is found, and fail with a reason where a file cannot be read', async () => {
    expect((await run('concordance', 'puudub', ...files())).status).toBe(1);
    await expect(run('wordlist', '--file', join(folder, 'pole.txt'))).rejects.toThrow(
      'there is no such file',
    );
  });

  it('refuse what the schema refuses before they start anything', async () => {
    await expect(run('concordance', '  ')).rejects.toThrow('keyword');
    const messages = [
      [['concordance', 'kodu', '--context', '16'], '--context takes a whole number from 1 to 15, not 16.'],
      [['concordance', 'kodu', '--limit', 'palju'], '--limit takes a whole number from 1, not palju.'],
      [['collocates', 'kodu', '--span', '9'], '--span takes a whole number from 1 to 5, not 9.'],
      [
        ['collocates', 'kodu', '--min-cooccurrence', 'x'],
        '--min-cooccurrence takes a whole number from 1 to 1000000, not x.',
      ],
      [['wordlist', '--min-frequency', '0'], '--min-frequency takes a whole number from 1, not 0.'],
      [['wordlist', '--years', '2010'], '--years takes ranges such as 2010-2014, not 2010.'],
      [
        ['wordlist', '--level', 'B1,D1'],
        'There is no --level "D1"; there are: A, B, C, A1, A2, B1, B2, C1, C2, EK, AK.',
      ],
      [['wordlist', '--corpus', 'cFOoRQekB'], /no --corpus "cFOoRQekB"; there are: clWmOIrLa, /u],
      [['wordlist', '--language', 'inglise'], 'There is no --language "inglise"; there are: eesti, vene.'],
      [['wordlist', '--study-level', 'x'], 'There is no --study-level "x"; there are: bakalaureuseope, '],
    ] as const;
    for (const [words, message] of messages) await expect(run(...words)).rejects.toThrow(message);
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

  it('writes JSON with places in the text that it gives', async () => {
    const { stdout } = await run('analyse', '--json', join(folder, 'Essee.txt'));
    const answer = JSON.parse(stdout) as {
      text: string;
      sentences: { start: number; end: number; tokens: { form: string; start: number; end: number }[] }[];
    };
    expect(answer).toMatchObject({ text: 'Ema läks koju. Isa on kodus 😀.', language: 'et' });
    expect(answer.sentences.map(({ start, end }) => answer.text.slice(start, end))).toEqual([
      'Ema läks koju.',
      'Isa on kodus 😀.',
    ]);
    expect(answer.sentences[0]?.tokens[1]).toEqual({
      ...{
        form: 'läks',
        lemma: 'minema',
        upos: 'VERB',
        xpos: 'V',
        start: 4,
        end: 8,
        head: 0,
        deprel: 'root',
      },
      feats: expect.stringContaining('Tense=Past') as string,
    });
    for (const { form, start, end } of answer.sentences.flatMap(({ tokens }) => tokens)) {
      expect(answer.text.slice(start, end)).toBe(form);
    }
  });

  it('writes given sentences as JSON with their comments and numbers', async () => {
    const input = join(folder, 'antud.conllu');
    await writeFile(input, `# newdoc\n\n# sent_id = 1\n1\tEma${'\t_'.repeat(8)}\n`);
    const { stdout } = await run('analyse', '--pretokenized', '--json', input);
    expect(JSON.parse(stdout)).toMatchObject({
      sentences: [
        { comments: ['# newdoc'], tokens: [] },
        {
          comments: ['# sent_id = 1'],
          tokens: [{ ...{ id: '1', form: 'Ema', lemma: 'ema', upos: 'NOUN' }, head: 0, deprel: 'root' }],
        },
      ],
    });
  });

  it('analyses whatever is not white space, and says the same of a file without it in both forms', async () => {
    const path = join(folder, 'mark.txt');
    await writeFile(path, '😀 ?!\n');
    const forms = readLines((await run('analyse', path)).stdout).filter((row) => row.length === 10);
    expect(forms.map(([, form]) => form).join('')).toBe('😀?!');
    for (const [content, message] of [
      [' \n\u200b', 'There is no text in the file.'],
      ['', 'The file is empty.'],
    ] as const) {
      await writeFile(path, content);
      await expect(run('analyse', path)).rejects.toThrow(`${path}: ${message}`);
      await expect(run('analyse', '--pretokenized', path)).rejects.toThrow(`${path}: ${message}`);
    }
    await writeFile(path, '# ainult märkus\n');
    await expect(run('analyse', '--pretokenized', path)).rejects.toThrow('There is no text in the file.');
  });
});

describe('the tools over the corpus', () => {
  it('ask the server that holds the database, and answer the same without one', async () => {
    const commands = [
      ['wordlist', '--lemmas', '--json'],
      ['wordlist', '--level', 'B1,C1', '--level', 'C2', '--json'],
      ['concordance', '--corpus', 'cFOoRQekA', 'koera', '--lemmas', '--json'],
      ['collocates', 'magama', '--lemmas', '--json'],
      ['keyness', '--lemmas', '--level', 'A2', '--against-level', 'B1', '--json'],
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
      corpusVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/u) as string,
      isDemoCorpus: false,
      licence: expect.stringContaining('CC BY 4.0') as string,
      texts: 1,
      runningWords: 3,
      citation: expect.stringMatching(/\. Word list\. Texts: 1 text\. Software: Keelerada /u) as string,
    });
    const keyness = JSON.parse(withServer[4]!.stdout) as typeof list;
    expect(keyness.provenance).toHaveProperty(
      'citation',
      expect.stringContaining('. Comparison of words. Texts: 1 text, compared with 1 text. '),
    );
    const { id } = texts[0]!;
    const byId = JSON.parse((await run('wordlist', '--id', id, '--json')).stdout) as typeof list;
    expect(byId.provenance).toMatchObject({ ids: [id], query: null, texts: 1, runningWords: 5 });
    expect((await run('wordlist', '--all', '--json')).stdout).toContain('"all": true');
    const sheet = ['worksheet', 'koer', '--lemmas', '--all', '--seed', '3', '--format', 'gift'];
    expect((await run(...sheet)).stdout).toMatch(
      /^\/\/ .*\. Tööleht: koer · algvorm · juhuvalik number 3\. Tekstid: 2 teksti\. /mu,
    );
  });

  it('say so where no text meets the options', async () => {
    const { status, stderr } = await run('wordlist', '--level', 'C2');
    expect(status).toBe(1);
    expect(stderr).toContain('No text of the corpus');
    const compared = await run('keyness', '--level', 'A2', '--against-level', 'C2');
    expect(compared.status).toBe(1);
    expect(compared.stderr).toBe('No text of the corpus meets the --against- options.\n');
  });
});
