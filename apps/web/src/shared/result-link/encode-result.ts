import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { ChosenTexts } from '../text-selection/text-selection';
import {
  SHORT_ID_BYTES,
  WHOLE_ID_BYTES,
  formatUuid,
  packIds,
  packJson,
  shortenId,
  unpackIds,
  unpackJson,
} from './pack-ids';

/** Longest address that we hand out: some browsers show or keep no more than about 65,000 characters. */
export const MAX_LINK_CHARACTERS = 64_000;
const HASH_START = '#result=';
const FORMAT_VERSION = 1;

/** Which texts of the query's answer are meant, or ids without a query. */
type TextChoice = 'all' | 'only' | 'without' | 'ids' | 'none';

interface LinkHead {
  readonly v: number;
  /** Options of the tool, as its form holds them. */
  readonly o: unknown;
  readonly c: TextChoice;
  readonly q?: TextQueryRequest;
  /** Number of corpus texts; another number later means that the corpus has changed. */
  readonly n: number;
  /** An own text was there and is left out. */
  readonly own?: true;
}

/** What a link brings back. */
export interface LinkedResult {
  readonly options: unknown;
  /** Asks again which texts are found, or null if the link holds the ids. */
  readonly query: TextQueryRequest | null;
  /** Ids of the choice out of the ids that the query finds now. */
  readonly chooseIds: (foundIds: readonly string[]) => readonly string[];
  readonly textCount: number;
  readonly hadOwnText: boolean;
}

function chooseTexts({ corpusTextIds, corpusSource }: ChosenTexts): Pick<LinkHead, 'c' | 'q'> & {
  readonly packed: string;
} {
  if (corpusTextIds === null) return { c: 'none', packed: '' };
  if (corpusSource === null) return { c: 'ids', packed: packIds(corpusTextIds, WHOLE_ID_BYTES) };
  const { query, unchosenIds } = corpusSource;
  if (unchosenIds.length === 0) return { c: 'all', q: query, packed: '' };
  return unchosenIds.length < corpusTextIds.length
    ? { c: 'without', q: query, packed: packIds(unchosenIds, SHORT_ID_BYTES) }
    : { c: 'only', q: query, packed: packIds(corpusTextIds, SHORT_ID_BYTES) };
}

/**
 * The part of an address after `#` that brings a result back: the options, and the texts by their query (asked again)
 * or by id. It stays in the browser; the own text is never in it. Null if so many single texts were picked that the
 * address would be too long.
 */
export function encodeResult(selection: ChosenTexts, options: unknown): string | null {
  const { packed, ...choice } = chooseTexts(selection);
  const head: LinkHead = {
    v: FORMAT_VERSION,
    o: options,
    ...choice,
    n: selection.corpusTextIds?.length ?? 0,
    ...(selection.ownTexts === null ? {} : { own: true }),
  };
  const hash = `${HASH_START}${packJson(head)}${packed === '' ? '' : `.${packed}`}`;
  return hash.length <= MAX_LINK_CHARACTERS ? hash : null;
}

function makeChooser(choice: TextChoice, packed: string): LinkedResult['chooseIds'] {
  if (choice === 'none') return () => [];
  if (choice === 'all') return (found) => found;
  if (choice === 'ids') {
    const ids = unpackIds(packed, WHOLE_ID_BYTES).map(formatUuid);
    return () => ids;
  }
  const marked = new Set(unpackIds(packed, SHORT_ID_BYTES));
  const isKept = choice === 'only';
  return (found) => found.filter((id) => marked.has(shortenId(id, SHORT_ID_BYTES)) === isKept);
}

/** Whether the part after `#` claims to be a result. */
export function isResultHash(hash: string): boolean {
  return hash.startsWith(HASH_START);
}

/** Reads a result's address; null if it is broken or of an unknown format. */
export function decodeResult(hash: string): LinkedResult | null {
  if (!isResultHash(hash)) return null;
  const [head = '', packed = ''] = hash.slice(HASH_START.length).split('.');
  try {
    const { v, o, c, q, n, own } = unpackJson(head) as LinkHead;
    const needsQuery = c === 'all' || c === 'only' || c === 'without';
    const hasQuery = typeof q === 'object' && q !== null;
    const isKnown = needsQuery || c === 'ids' || c === 'none';
    if (v !== FORMAT_VERSION || !isKnown || needsQuery !== hasQuery || !Number.isInteger(n)) return null;
    return {
      options: o,
      query: q ?? null,
      chooseIds: makeChooser(c, packed),
      textCount: n,
      hadOwnText: own === true,
    };
  } catch {
    return null;
  }
}
