import { vi } from 'vitest';

/** Stands in for the storage of a browser, which may be full from a number of characters on. */
export function startMemoryStorage(mostCharacters = Infinity): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > mostCharacters) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  return stored;
}
