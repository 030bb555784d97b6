import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { ChosenTexts } from '../text-selection/text-selection';
import type { ToolViews } from '../tool-session/tool-views';
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
import { readCorpusKey, readOwnTextKey } from './texts-key';

/** Longest address that we hand out: some browsers show or keep no more than about 65,000 characters. */
export const MAX_LINK_CHARACTERS = 64_000;
const HASH_START = '#result=';
/** Of an address that every link of a page carries: more would make the page heavy. */
const MAX_CARRIED_CHARACTERS = 2000;
/** The second format has views and keys of the texts; the first is still read. */
const FORMAT_VERSION = 2;
const knownVersions: readonly unknown[] = [1, FORMAT_VERSION];

/** Which texts of the query's answer are meant, ids without a query, or texts that the browser alone holds (`kept`). */
type TextChoice = 'all' | 'only' | 'without' | 'ids' | 'none' | 'kept';

interface LinkHead {
  readonly v: number;
  /** Options of the tool, as its form holds them. */
  readonly o?: unknown;
  /** How the result is looked at. */
  readonly w?: ToolViews;
  readonly c: TextChoice;
  readonly q?: TextQueryRequest;
  /** Number of corpus texts; another number later means that the corpus has changed. */
  readonly n: number;
  /** Key of the corpus texts: two addresses with one key mean the same texts. */
  readonly k?: string;
  /** An own text was there and is left out; its key, if this browser may still hold it. */
  readonly own?: true | string;
}

/** What a link brings back. */
export interface LinkedResult {
  /** Undefined if the address names texts alone. */
  readonly options: unknown;
  readonly views: ToolViews;
  /** Asks again which texts are found, or null if the link holds the ids. */
  readonly query: TextQueryRequest | null;
  /** Ids of the choice out of the ids that the query finds now; null if only the browser of its maker has them. */
  readonly chooseIds: ((foundIds: readonly string[]) => readonly string[]) | null;
  readonly textCount: number;
  readonly corpusKey: string | null;
  readonly hadOwnText: boolean;
  readonly ownTextKey: string | null;
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

function encodeHead(
  selection: ChosenTexts,
  choice: Pick<LinkHead, 'c' | 'q'>,
  asked: Pick<LinkHead, 'o' | 'w'>,
): string {
  const { corpusTextIds, ownTexts } = selection;
  const head: LinkHead = {
    v: FORMAT_VERSION,
    ...asked,
    ...choice,
    n: corpusTextIds?.length ?? 0,
    ...(corpusTextIds === null ? {} : { k: readCorpusKey(corpusTextIds) }),
    ...(ownTexts === null ? {} : { own: readOwnTextKey(ownTexts) }),
  };
  return `${HASH_START}${packJson(head)}`;
}

function encodeWhole(selection: ChosenTexts, asked: Pick<LinkHead, 'o' | 'w'>): string {
  const { packed, ...choice } = chooseTexts(selection);
  return `${encodeHead(selection, choice, asked)}${packed === '' ? '' : `.${packed}`}`;
}

const listAsked = (options: unknown, views: ToolViews): Pick<LinkHead, 'o' | 'w'> => ({
  o: options,
  ...(Object.keys(views).length > 0 ? { w: views } : {}),
});

/**
 * The part of an address after `#` that brings a result back: the options, how it is looked at, and the texts by their query
 * (asked again) or by id. It stays in the browser; the own text is never in it. Null if so many single texts were picked that
 * the address would be too long.
 */
export function encodeResult(selection: ChosenTexts, options: unknown, views: ToolViews = {}): string | null {
  const hash = encodeWhole(selection, listAsked(options, views));
  return hash.length <= MAX_LINK_CHARACTERS ? hash : null;
}

/** The same for the address of the page itself: texts that are too many for it are named by a key and stay with the browser. */
export function encodeAddress(selection: ChosenTexts, options: unknown, views: ToolViews): string {
  return (
    encodeResult(selection, options, views) ?? encodeHead(selection, { c: 'kept' }, listAsked(options, views))
  );
}

/** Texts without a result, for links that open another tool with them. */
export function encodeTexts(selection: ChosenTexts): string {
  const hash = encodeWhole(selection, {});
  return hash.length <= MAX_CARRIED_CHARACTERS ? hash : encodeHead(selection, { c: 'kept' }, {});
}

function makeChooser(choice: TextChoice, packed: string): LinkedResult['chooseIds'] {
  if (choice === 'kept') return null;
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the part after `#` claims to be a result. */
export function isResultHash(hash: string): boolean {
  return hash.startsWith(HASH_START);
}

/** Reads a result's address; null if it is broken or of an unknown format. */
export function decodeResult(hash: string): LinkedResult | null {
  if (!isResultHash(hash)) return null;
  const [head = '', packed = ''] = hash.slice(HASH_START.length).split('.');
  try {
    const { v, o, w, c, q, n, k, own } = unpackJson(head) as LinkHead;
    const needsQuery = c === 'all' || c === 'only' || c === 'without';
    const hasQuery = typeof q === 'object' && q !== null;
    const isKnown = needsQuery || c === 'ids' || c === 'none' || c === 'kept';
    if (!knownVersions.includes(v) || !isKnown || needsQuery !== hasQuery || !Number.isInteger(n))
      return null;
    return {
      options: o,
      views: isRecord(w) ? w : {},
      query: q ?? null,
      chooseIds: makeChooser(c, packed),
      textCount: n,
      corpusKey: typeof k === 'string' ? k : null,
      hadOwnText: own === true || typeof own === 'string',
      ownTextKey: typeof own === 'string' ? own : null,
    };
  } catch {
    return null;
  }
}
