import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMemoryStorage } from '../../shared/testing/memory-storage';

afterEach(() => vi.unstubAllGlobals());

/** What a module remembers, and what it gives before and after. */
const remembered: readonly (readonly [
  name: string,
  visit: () => Promise<{ readonly read: () => unknown; readonly remember: () => void }>,
  first: unknown,
  then: unknown,
])[] = [
  [
    'hidden columns of lines',
    async () => {
      const { rememberedColumns } = await import('../../features/word-context/query/line-columns');
      return {
        read: rememberedColumns.read,
        remember: () => void rememberedColumns.change(() => ['level', 'native']),
      };
    },
    [],
    ['level', 'native'],
  ],
  [
    'words that the corrector leaves alone',
    async () => {
      const { readIgnoredWords, storeIgnoredWords } = await import('../../features/corrector/ignored-words');
      return { read: readIgnoredWords, remember: () => storeIgnoredWords(new Set(['keelerada'])) };
    },
    new Set(),
    new Set(['keelerada']),
  ],
];

describe('what a browser remembers', () => {
  it.each(remembered)(
    '%s: is there after a reload, and corrupt content is as none',
    async (_, visit, first, then) => {
      const stored = startMemoryStorage();
      const now = await visit();
      expect(now.read()).toEqual(first);
      now.remember();
      vi.resetModules();
      expect((await visit()).read()).toEqual(then);
      for (const key of stored.keys()) stored.set(key, '{"broken');
      vi.resetModules();
      expect((await visit()).read()).toEqual(first);
    },
  );
});
