import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';
import { StringTable } from '@keelerada/corpus-engine/base/string-table';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { MemorySource } from '../../index/testing/source-for-test';
import { loadTexts } from './load-texts';
import { readRowBinary } from '../read-row-binary';
import { NO_RANK, readVocabulary } from '../read-vocabulary';
import { readState } from '../store-state';
import { countSourceWords, countStoredWords } from '../testing/count-words';
import { countRows, makeSource } from '../testing/store-texts';
import { describeWithStore } from '../testing/test-store';

describeWithStore('loading in blocks', (store) => {
  it('gives the words that a segment of the same texts has', async () => {
    const { client } = store();
    const source = makeSource();
    const blocks: number[] = [];
    const done = await loadTexts(client, source.readTexts(0), {
      blockWords: 20,
      corpusId: 'c',
      onProgress: ({ texts }) => blocks.push(texts),
    });
    const words = await countSourceWords(source);
    expect(await countStoredWords(client)).toEqual(words);
    const all = Object.values(words.form).reduce((sum, count) => sum + count, 0);
    expect(done).toEqual({ texts: 12, words: all });
    expect(blocks.length).toBeGreaterThan(2);
    const state = await readState(client);
    expect(state).toMatchObject({ texts: 12, words: all, lastText: 12, isOpen: false, corpusId: 'c' });
  });

  it('keeps each text on one shard and spreads them', async () => {
    const { client } = store();
    const sizes = await Promise.all(
      client.address.shards.map(async (_, shard) => {
        const answer = await client.askShard(shard, 'SELECT t FROM bodies FORMAT RowBinary');
        const [texts] = readRowBinary(answer, ['UInt32']);
        expect([...texts].every((text) => text % client.address.shards.length === shard)).toBe(true);
        return texts.length;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(12);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('numbers the words in Estonian order of their ranks', async () => {
    const { stringStarts, stringUnits, idOfRank, rankOfId, tags } = await readVocabulary(store().client);
    const strings = new StringTable(stringStarts, stringUnits);
    const words = Array.from({ length: strings.size }, (_, rank) => strings.get(rank));
    expect(words).toContain('žanr');
    expect(words).toEqual([...words].sort(compareEstonian));
    idOfRank.forEach((id, rank) => expect(rankOfId[id]).toBe(rank));
    expect(rankOfId[0]).toBe(NO_RANK);
    expect(tags).toContain('NOUN\t_');
  });

  it('takes the same texts again as the same texts', async () => {
    const { client } = store();
    const before = await readState(client);
    const rows = await countRows(client, 'postings_form');
    expect(await loadTexts(client, makeSource().readTexts(0))).toEqual({ texts: 0, words: 0 });
    expect(await countRows(client, 'postings_form')).toBe(rows);
    expect(await readState(client)).toMatchObject({ texts: before.texts, words: before.words });
  });

  it('lets two loadings at once fill the store once', async () => {
    const { client } = store();
    const source = makeSource(20);
    await Promise.all([1, 2].map(() => loadTexts(client, source.readTexts(0), { blockWords: 20 })));
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
  });
});

describeWithStore('the demonstration texts', (store) => {
  it('have the same words in the store as in a segment', async () => {
    const { client } = store();
    const source = new MemorySource();
    const folder = join(PROJECT_ROOT, 'demo-corpus/texts');
    for (const name of await readdir(folder)) source.add(name, await readFile(join(folder, name), 'utf8'));
    await loadTexts(client, source.readTexts(0), { blockWords: 10_000 });
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
  });
});
