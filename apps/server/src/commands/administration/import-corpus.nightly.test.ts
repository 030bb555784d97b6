import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { addExportCorpusCommand } from './export-corpus';
import { addImportCorpusCommand } from './import-corpus';

const IDS = ['aaaaaaaa-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-000000000002'];
const makeLine = (id: string | undefined, content: string) =>
  JSON.stringify({ id, content, properties: [{ name: 'title', value: 'Proov' }] });

describe('import-corpus and export-corpus', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  beforeAll(async () => void (made = await makeTestPglite()));
  afterAll(() => made.remove());
  let settings: Record<string, string> = {};
  const path = (name: string) => join(made.settings.dataDir, name);

  afterEach(() => void (settings = {}));

  const run = (...words: string[]) =>
    runCommand(
      [addImportCorpusCommand, addExportCorpusCommand],
      { DATA_DIR: made.settings.dataDir, ...settings },
      words,
    );

  it('tells in a dry run what it would do: status 0, 1 where records are skipped', async () => {
    await writeFile(path('good.jsonl'), `${makeLine(IDS[0], 'Tere, maailm!')}\n`);
    const good = await run('import-corpus', '--dry-run', path('good.jsonl'));
    expect(good).toMatchObject({ status: 0 });
    expect(good.stdout).toMatch(/Texts read: 1, about 2 words \(dry run: nothing was stored\)/u);

    await writeFile(path('bad.jsonl'), `${makeLine(IDS[0], 'Tere!')}\n{"katki\n`);
    const bad = await run('import-corpus', '--dry-run', '--json', path('bad.jsonl'));
    expect(bad.status).toBe(1);
    expect(JSON.parse(bad.stdout)).toMatchObject({
      texts: { added: 1, skipped: 1 },
      problemList: [{ place: 'bad.jsonl, line 2', reason: 'the line is not JSON' }],
    });
  });

  it('names columns of a metadata table that are no known properties', async () => {
    await mkdir(path('kogu'));
    await writeFile(path('kogu/a.txt'), 'Tere!');
    await writeFile(path('kogu/metadata.csv'), 'file,title,keletase\na.txt,A,B1\n');
    const { stdout } = await run('import-corpus', '--dry-run', path('kogu'));
    expect(stdout).toMatch(/does not know, kept as they are:\n {2}keletase \(1\)\n/u);
  });

  it('refuses a dump without its closing line, or takes what there is with --accept-cut', async () => {
    const insert = `INSERT INTO core.text (id, content) VALUES ('${IDS[0]}', 'Tere!');\n`;
    await writeFile(path('cut.sql'), `--\n-- PostgreSQL database dump\n--\n${insert}`);
    expect(await run('import-corpus', '--dry-run', path('cut.sql'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/breaks off: its last line .* is missing.*--accept-cut/u) as string,
    });
    const accepted = await run('import-corpus', '--dry-run', '--accept-cut', path('cut.sql'));
    expect(accepted.stdout).toContain('new 1, changed 0, as before 0, skipped 1');
    expect(accepted.status).toBe(1);
  });

  it('does nothing, says why and ends with status 2 for what cannot be imported', async () => {
    expect(await run('import-corpus', path('good.jsonl'), path('puudu.sql'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/puudu\.sql: there is no such file\nNothing was imported\./u) as string,
    });
    await writeFile(path('kogu/metadata.csv'), 'fail,title\na.txt,A\n');
    expect(await run('import-corpus', path('kogu'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/has no column "file"/u) as string,
    });
    await writeFile(path('empty.jsonl'), '{"katki\n');
    expect((await run('import-corpus', '--dry-run', path('empty.jsonl'))).status).toBe(2);
  });

  it('says which of two folders of one name keeps its texts, and what the text query will not find', async () => {
    for (const year of ['2023', '2024']) {
      await mkdir(path(`${year}/kogu`), { recursive: true });
      await writeFile(path(`${year}/kogu/a.txt`), `Tere, ${year}!`);
      await writeFile(path(`${year}/kogu/metadata.csv`), 'file,title,korpus\na.txt,A,cFOoRQekB\n');
    }
    const { status, stdout } = await run('import-corpus', '--dry-run', path('2023/kogu'), path('2024/kogu'));
    expect(status).toBe(1);
    expect(stdout).toContain('new 1, changed 0, as before 0, skipped 1');
    expect(stdout).toContain(`kogu, a.txt: its id came from ${path('2023/kogu')} (kogu, a.txt)`);
    expect(stdout).toMatch(/cannot find, whose korpus is no subcorpus it knows: 1\n {2}cFOoRQekB \(1\)\n/u);
    expect(stdout).toMatch(
      /without the property tekstikeel, found under the language they are written in: 1/u,
    );
  });

  it('says in a line where an export cannot be written, and leaves nothing behind', async () => {
    await mkdir(path('out'));
    const refusal = (output: string) => run('export-corpus', '--output', output);
    await expect(refusal(path('out'))).rejects.toThrow(
      /out cannot be written: it is a folder\. Name a file/u,
    );
    await expect(refusal(path('none/all.jsonl'))).rejects.toThrow(
      /all\.jsonl cannot be written: its folder is not there\. Nothing was written\./u,
    );
    await expect(refusal(path('none'))).resolves.toMatchObject({ status: 0 });
    expect((await readdir(made.settings.dataDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('says in a line that the database cannot be reached', async () => {
    settings = { DATABASE_URL: 'postgres://keegi:salajane@localhost:1/x' };
    const imported = await run('import-corpus', '--dry-run', path('good.jsonl'));
    expect(imported).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^Store: .*\nDATABASE_URL is \(not shown\), but nothing listens at localhost:1.*\nNothing was imported\.\n$/u,
      ) as string,
    });
  });

  it('says who has the database where it is in use', async () => {
    const server = await openDatabase(made.settings);
    await server.announceServer('http://localhost:8080');
    for (const words of [['export-corpus'], ['import-corpus', path('good.jsonl')]]) {
      expect(await run(...words)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/in use by the server at http:\/\/localhost:8080/u) as string,
      });
    }
    await server.close();
  });

  it('imports, analyses and exports with the real analyser', async () => {
    await writeFile(
      path('real.jsonl'),
      `${makeLine(IDS[1], 'Koer jooksis üle õue.')}\n${makeLine(IDS[0], 'Собака бежала домой.')}\n`,
    );
    const imported = await run('import-corpus', path('real.jsonl'));
    expect(imported.stdout).toMatch(/Texts analysed: 2/u);
    expect(imported.status).toBe(0);
    const connection = await openDatabase(made.settings);
    const { rows } = await connection.executeSql('select language, words, sentences from text order by id');
    await connection.close();
    expect(rows).toEqual([
      { language: 'ru', words: 3, sentences: 1 },
      { language: 'et', words: 4, sentences: 1 },
    ]);
    expect(await run('export-corpus', '--output', path('out.jsonl'))).toMatchObject({ status: 0 });
    const exported = await readFile(path('out.jsonl'), 'utf8');
    expect(exported).toBe(
      `${makeLine(IDS[0], 'Собака бежала домой.')}\n${makeLine(IDS[1], 'Koer jooksis üle õue.')}\n`,
    );
    expect((await run('export-corpus')).stdout).toBe(exported);
    await rm(path('out.jsonl'));

    const pipe = path('pipe');
    execFileSync('mkfifo', [pipe]);
    const [piped] = await Promise.all([readFile(pipe, 'utf8'), run('export-corpus', '--output', pipe)]);
    expect(piped).toBe(exported);
    expect((await stat(pipe)).isFIFO()).toBe(true);
  }, 120_000);
});
