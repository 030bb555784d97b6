import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import type { ChosenTexts } from '../text-selection/selected-texts';
import { SHORT_ID_BYTES, WHOLE_ID_BYTES, formatUuid, packIds, shortenId, unpackIds } from './pack-ids';

/** Which texts of the query's answer are meant, ids without a query, or texts that are too many for an address (`kept`). */
type TextChoice = 'all' | 'only' | 'without' | 'ids' | 'none' | 'kept';

/** In place of the number where only the server can tell it. */
export const UNKNOWN_COUNT = -1;

/** The texts of one selection in a link, beside their packed ids. */
export interface LinkTexts {
  readonly c: TextChoice;
  readonly q?: TextQueryRequest;
  /** Number of corpus texts, or `UNKNOWN_COUNT`; another number later means that the corpus has changed. */
  readonly n: number;
  /** An own text was there and is left out. */
  readonly own?: true;
}

/** The texts that a link brings back. */
export interface LinkedTexts {
  /** Asks again which texts are found, or null if the link holds the ids. */
  readonly query: TextQueryRequest | null;
  /** Ids of the choice out of the ids that the query finds now; null if the address has no texts because they are too many. */
  readonly chooseIds: ((foundIds: readonly string[]) => readonly string[]) | null;
  /** Null where the link does not know the number. */
  readonly textCount: number | null;
  readonly hadOwnText: boolean;
  /** Two links with one sign mean the same texts. */
  readonly sign: string;
}

/** All texts that a query finds. */
export interface FoundTexts {
  readonly query: TextQueryRequest;
  readonly textCount: number;
}

export const headFoundTexts = ({ query, textCount }: FoundTexts): LinkTexts => ({
  c: 'all',
  q: query,
  n: textCount,
});

const signTexts = (head: LinkTexts, packed: string) => JSON.stringify(head) + packed;

function chooseTexts({ corpusTextIds, corpusSource }: ChosenTexts): Pick<LinkTexts, 'c' | 'q'> & {
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

/** The texts of one selection; `isKept` leaves them out and says so. */
export function encodeTextChoice(
  texts: ChosenTexts,
  isKept: boolean,
): { readonly head: LinkTexts; readonly packed: string } {
  const { packed, ...choice } = isKept ? { c: 'kept' as const, packed: '' } : chooseTexts(texts);
  const { corpusTextIds, ownTexts } = texts;
  const own = ownTexts === null ? {} : ({ own: true } as const);
  return { head: { ...choice, n: corpusTextIds?.length ?? 0, ...own }, packed };
}

/**
 * The texts of one selection that further filters let through. Of texts that were picked one by one those are meant that
 * `everything` finds with the filters.
 */
export function encodeNarrowedChoice(
  { corpusTextIds, corpusSource }: ChosenTexts,
  filters: TextQueryRequest,
  everything: TextQueryRequest,
): { readonly head: LinkTexts; readonly packed: string } {
  const ids = corpusTextIds ?? [];
  const { query, unchosenIds } = corpusSource ?? { query: everything, unchosenIds: null };
  const head = (c: TextChoice): LinkTexts => ({ c, q: { ...query, ...filters }, n: UNKNOWN_COUNT });
  if (unchosenIds === null || unchosenIds.length >= ids.length)
    return { head: head('only'), packed: packIds(ids, SHORT_ID_BYTES) };
  if (unchosenIds.length === 0) return { head: head('all'), packed: '' };
  return { head: head('without'), packed: packIds(unchosenIds, SHORT_ID_BYTES) };
}

/** Whether a link means these texts; of texts that are left out it knows the number. */
export function meansSide(linked: LinkedTexts, texts: ChosenTexts): boolean {
  const { head, packed } = encodeTextChoice(texts, linked.chooseIds === null);
  return linked.sign === signTexts(head, packed);
}

function makeChooser(choice: TextChoice, packed: string): LinkedTexts['chooseIds'] {
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

/** Reads one selection of a link; null if it makes no sense. Throws if the packed ids are broken. */
export function decodeTextChoice({ c, q, n, own }: LinkTexts, packed: string): LinkedTexts | null {
  const needsQuery = c === 'all' || c === 'only' || c === 'without';
  const hasQuery = typeof q === 'object' && q !== null;
  const isKnown = needsQuery || c === 'ids' || c === 'none' || c === 'kept';
  if (!isKnown || needsQuery !== hasQuery || !Number.isInteger(n)) return null;
  return {
    query: q ?? null,
    chooseIds: makeChooser(c, packed),
    textCount: n === UNKNOWN_COUNT ? null : n,
    hadOwnText: Boolean(own),
    sign: signTexts({ c, ...(q && { q }), n, ...(own && { own: true }) }, packed),
  };
}
