import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addClustersCommand } from './clusters';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-clusters-'));
  file = join(folder, 'kiri.txt');
  await writeFile(file, 'Kodu on kodu.');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...words: string[]) =>
  runCommand([addClustersCommand], { DATA_DIR: folder }, ['clusters', ...words]);

describe('keelerada clusters', () => {
  it('finds clusters with the words behind them, of files named with or without the option', async () => {
    for (const named of [[file], ['--file', file]]) {
      const { stdout, status } = await run(...named, '--cluster-length', '1', '--sort', 'fwrd');
      expect(status).toBe(0);
      expect(stdout.split('\n')).toEqual([
        'frequency\tpercentage\tmarkups\tusages\tusageTotal',
        '2\t66.67\tS\tKodu; kodu\t2',
        '1\t33.33\tV\ton\t1',
        '',
      ]);
    }
  });

  it('filters, and tells in JSON what was counted with what', async () => {
    const filter = ['--word-class', 'S', '--form', 'S.number.sg', '--punctuation', '--partial', '--json'];
    const { stdout } = await run(file, '--analysis', 'MORPHOLOGICAL', ...filter);
    expect(JSON.parse(stdout)).toMatchObject({
      provenance: { tool: 'clusters', options: { length: 2, wordForms: { S: { number: ['sg'] } } } },
      occurrences: 3,
    });
  });

  it('ends with status 1 where nothing fits', async () => {
    expect((await run(file, '--word-class', 'K')).status).toBe(1);
  });

  it.each([
    [['--cluster-length', '6'], '--cluster-length takes a whole number from 1 to 5, not 6.'],
    [['--word-class', 'Q'], '--word-class takes V, S, A, P, N, D, K, J, Y, Z.'],
    [['--part', 'SUBJ'], '--part takes PRED, @SUBJ, '],
    [['--form', 'gen'], '--form takes a word class, a group and a tag, such as S.case.gen'],
    [['--form', 'S.case.xyz'], '--form takes a word class, a group and a tag, such as S.case.gen'],
  ])('refuses %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });

  it('asks for the word class of forms', async () => {
    const words = [file, '--form', 'S.case.gen'];
    await expect(run(...words)).rejects.toThrow('Choose the word class S for its forms.');
  });
});
