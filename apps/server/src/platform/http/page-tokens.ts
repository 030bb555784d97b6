import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the pages of one search may follow each other before a page counts as a new search. */
const TOKEN_LIFE_MS = 60 * 60_000;
const KEY_BYTES = 32;
/** Fields that say which rows to answer, in what order and how much of each; all others make the search. */
const PAGE_FIELDS = new Set([
  ...['offset', 'limit', 'sort', 'markups', 'usageLimit', 'pageToken'],
  ...['thenSort', 'sample', 'seed', 'filterText', 'filterPart', 'nearWord', 'nearCount', 'nearRelation'],
  ...['countedBy', 'countedLemmas', 'countedValue', 'countBy', 'countLemmas'],
  ...['displayCount', 'displayType', 'lineCharacters', 'vead'],
]);

/** What the first answer of a search found out. */
export interface FoundSearch {
  /** The lemma found in place of the keyword; null if the keyword itself was looked up. */
  readonly lemma: string | null;
  /** The state of the corpus that the rows come from; null where the request names its texts one by one. */
  readonly state: string | null;
}

interface SignedSearch extends FoundSearch {
  readonly search: string;
  readonly expiresAtMs: number;
}

/** Signed tokens with which further pages of a search name the first one; no state is kept. */
export interface PageTokens {
  readonly make: (request: object, found: FoundSearch) => string;
  /** Null for a request without a token, and for a forged or expired one or one of another search. */
  readonly read: (request: unknown) => FoundSearch | null;
}

/** The key lives as long as the process: after a restart, or at another process, a page counts as a new search. */
export function makePageTokens(now: () => number = Date.now): PageTokens {
  const key = randomBytes(KEY_BYTES);
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    make(request, { lemma, state }) {
      const found: SignedSearch = {
        search: hashSearch(request),
        lemma,
        state,
        expiresAtMs: now() + TOKEN_LIFE_MS,
      };
      const payload = Buffer.from(JSON.stringify(found)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    read(request) {
      const token = (request as { pageToken?: unknown } | null | undefined)?.pageToken;
      if (typeof token !== 'string') return null;
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const found = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedSearch;
      const isValid = now() < found.expiresAtMs && found.search === hashSearch(request as object);
      return isValid ? { lemma: found.lemma, state: found.state } : null;
    },
  };
}

function hashSearch(request: object): string {
  const hash = createHash('sha256');
  const fields = Object.entries(request).filter(
    ([name, value]) => !PAGE_FIELDS.has(name) && value !== null && value !== undefined,
  );
  fields.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [name, value] of fields) {
    // The length in front keeps the end of one field apart from the start of the next.
    const content = typeof value === 'string' ? value : JSON.stringify(value);
    hash.update(JSON.stringify([name, typeof value, content.length])).update(content);
  }
  return hash.digest('base64url');
}
