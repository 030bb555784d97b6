import { createHash } from 'node:crypto';

/** Searches remembered at once, of all addresses together; the one counted longest ago is forgotten first. */
const MAX_REMEMBERED_SEARCHES = 50_000;
/** After this time a further page is a call again. */
const REMEMBERED_MS = 10 * 60_000;
/** Which rows are asked for; all other fields make the search. */
const PAGE_FIELDS = new Set(['offset', 'limit']);

export interface CountedSearches {
  readonly remember: (address: string, body: object) => void;
  readonly has: (address: string, body: object) => boolean;
}

/** Searches that were counted as a call lately, each with the address that asked. Only digests are kept. */
export function makeCountedSearches(now: () => number = Date.now): CountedSearches {
  const countedAt = new Map<string, number>();
  return {
    remember(address, body) {
      const key = makeKey(address, body);
      // Taken out first, so that the order of the entries is that of their times.
      countedAt.delete(key);
      countedAt.set(key, now());
      if (countedAt.size <= MAX_REMEMBERED_SEARCHES) return;
      for (const oldest of countedAt.keys()) {
        countedAt.delete(oldest);
        break;
      }
    },
    has(address, body) {
      const time = countedAt.get(makeKey(address, body));
      return time !== undefined && now() - time < REMEMBERED_MS;
    },
  };
}

function makeKey(address: string, body: object): string {
  const hash = createHash('sha256');
  const fields = Object.entries(body).filter(([name]) => !PAGE_FIELDS.has(name));
  fields.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [name, value] of fields) {
    // A field is its length and its content: two different bodies never run together. A text may be long, and is
    // taken as it is.
    const content = typeof value === 'string' ? value : JSON.stringify(value);
    hash.update(JSON.stringify([name, typeof value, content.length])).update(content);
  }
  return `${address} ${hash.digest('base64')}`;
}
