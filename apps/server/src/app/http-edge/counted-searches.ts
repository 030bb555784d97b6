import { createHash } from 'node:crypto';

/** Addresses remembered at once; the one that searched longest ago is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;
/** Searches of one address, and the characters of own text in them; those counted longest ago are forgotten first. */
const MAX_SEARCHES_OF_ADDRESS = 20;
/** A further page costs little while the analysis of its own text is kept, and few long ones are (OwnTextSegments). */
const MAX_CHARACTERS_OF_ADDRESS = 2_000_000;
/** After this time a further page is a call again. */
const REMEMBERED_MS = 10 * 60_000;
/** Which rows are asked for; all other fields make the search. */
const PAGE_FIELDS = new Set(['offset', 'limit']);

export interface CountedSearches {
  readonly remember: (address: string, body: object) => void;
  readonly has: (address: string, body: object) => boolean;
}

interface CountedSearch {
  readonly key: string;
  readonly time: number;
  readonly characters: number;
}

/** Searches that were counted as a call lately, each with the address that asked. Only digests are kept. */
export function makeCountedSearches(now: () => number = Date.now): CountedSearches {
  const searchesOf = new Map<string, readonly CountedSearch[]>();
  return {
    remember(address, body) {
      const search = { key: makeKey(body), time: now(), characters: countCharacters(body) };
      const others = (searchesOf.get(address) ?? []).filter(({ key }) => key !== search.key);
      // Taken out first, so that the order of the entries is that of their times.
      searchesOf.delete(address);
      searchesOf.set(address, keepLatest([search, ...others]));
      if (searchesOf.size <= MAX_REMEMBERED_ADDRESSES) return;
      for (const oldest of searchesOf.keys()) {
        searchesOf.delete(oldest);
        break;
      }
    },
    has(address, body) {
      const searches = searchesOf.get(address);
      if (searches === undefined) return false;
      const key = makeKey(body);
      return searches.some((search) => search.key === key && now() - search.time < REMEMBERED_MS);
    },
  };
}

/** The latest stands first. */
function keepLatest(searches: readonly CountedSearch[]): readonly CountedSearch[] {
  let characters = 0;
  return searches.filter((search, place) => {
    characters += search.characters;
    return place < MAX_SEARCHES_OF_ADDRESS && characters <= MAX_CHARACTERS_OF_ADDRESS;
  });
}

function countCharacters(body: object): number {
  return 'ownTexts' in body && typeof body.ownTexts === 'string' ? body.ownTexts.length : 0;
}

function makeKey(body: object): string {
  const hash = createHash('sha256');
  const fields = Object.entries(body).filter(([name]) => !PAGE_FIELDS.has(name));
  fields.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [name, value] of fields) {
    // A field is its length and its content: two different bodies never run together. A text may be long, and is
    // taken as it is.
    const content = typeof value === 'string' ? value : JSON.stringify(value);
    hash.update(JSON.stringify([name, typeof value, content.length])).update(content);
  }
  return hash.digest('base64');
}
