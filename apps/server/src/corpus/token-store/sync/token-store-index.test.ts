import { expect, it } from 'vitest';
import type { MemorySource } from '../../index/testing/source-for-test';
import { countSourceWords, countStoredWords } from '../testing/count-words';
import { makeSource } from '../testing/store-texts';
import { describeWithStore, type TestStore } from '../testing/test-store';
import { TokenStoreIndex } from './token-store-index';

async function withIndex(
  { address }: TestStore,
  source: MemorySource,
  act: (index: TokenStoreIndex) => Promise<void>,
): Promise<void> {
  const index = new TokenStoreIndex({ address, source, log: () => undefined });
  try {
    await act(index);
  } finally {
    await index.close();
  }
}

describeWithStore('the index in the token store', (store) => {
  const source = makeSource();

  it('agrees with its source after sync: what is new, gone and changed', async () => {
    await withIndex(store(), source, async (index) => {
      expect(index.isReady).toBe(false);
      const opening = index.open();
      await index.sync();
      const first = await opening;
      expect(first).toMatchObject({ texts: 12, lastText: 12 });
      expect(await index.open()).toBe(first);
      source.add('text-20', 'Uus tekst uue sõnaga: hobukastan.');
      source.remove('text-2');
      source.add('text-5', 'Muudetud tekst.');
      await index.sync();
      const next = await index.open();
      expect(next).toMatchObject({ texts: 12, lastText: 14 });
      expect(next.version).toBeGreaterThan(first.version);
      expect(next.vocabulary.idOfRank.length).toBeGreaterThan(first.vocabulary.idOfRank.length);
      expect(await countStoredWords(index.client)).toEqual(await countSourceWords(source));
    });
  });

  it('has nothing to do in another process, and follows what that one does', async () => {
    await withIndex(store(), source, async (one) => {
      await withIndex(store(), source, async (other) => {
        await Promise.all([one.sync(), other.sync()]);
        const before = await other.open();
        source.remove('text-6');
        await one.sync();
        await other.refresh();
        expect(await other.open()).toMatchObject({ texts: before.texts - 1 });
      });
    });
  });

  it('shows texts that were analysed anew in one state with what they replace', async () => {
    await withIndex(store(), source, async (index) => {
      await index.sync();
      const { texts, lastText } = await index.open();
      const given = await source.listTexts();
      for (const { id } of given) source.add(id, `Uuesti ${id}.`);
      const seen = new Set<number>();
      let isOver = false;
      const watching = (async () => {
        while (!isOver) {
          await index.refresh();
          seen.add(index.size);
        }
      })();
      await index.sync();
      isOver = true;
      await watching;
      expect([...seen]).toEqual([texts]);
      expect((await index.open()).lastText).toBe(lastText + texts);
      expect(await countStoredWords(index.client)).toEqual(await countSourceWords(source));
    });
  });

  it('refuses another corpus in a line', async () => {
    const other = makeSource(2);
    other.corpusId = 'another';
    await withIndex(store(), other, async (index) => {
      await expect(index.sync()).rejects.toThrow(
        /^INDEX_URL is \(not shown\), but the token store holds another corpus/u,
      );
      expect(index.isReady).toBe(false);
    });
  });

  it('leaves a call that is given up, and one that waits too long', async () => {
    await withIndex(store(), source, async (index) => {
      const giving = AbortSignal.abort();
      await expect(index.open(giving)).rejects.toThrow('cancelled');
    });
  });
});
