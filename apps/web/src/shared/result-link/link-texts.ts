import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { ChosenTexts } from '../text-selection/selected-texts';
import { SHORT_ID_BYTES, WHOLE_ID_BYTES, formatUuid, packIds, shortenId, unpackIds } from './pack-ids';
import { readCorpusKey, readOwnTextKey } from './texts-key';

/** Which texts of the query's answer are meant, ids without a query, or texts that the browser alone holds (`kept`). */
type TextChoice = 'all' | 'only' | 'without' | 'ids' | 'none' | 'kept';

/** The texts of one selection in a link, beside their packed ids. */
export interface LinkTexts {
  readonly c: TextChoice;
  readonly q?: TextQueryRequest;
  /** Number of corpus texts; another number later means that the corpus has changed. */
  readonly n: number;
  /** Key of the corpus texts: two addresses with one key mean the same texts. */
  readonly k?: string;
  /** An own text was there and is left out; its key, if this browser may still hold it. */
  readonly own?: true | string;
}

/** The texts that a link brings back. */
export interface LinkedTexts {
  /** Asks again which texts are found, or null if the link holds the ids. */
  readonly query: TextQueryRequest | null;
  /** Ids of the choice out of the ids that the query finds now; null if only the browser of its maker has them. */
  readonly chooseIds: ((foundIds: readonly string[]) => readonly string[]) | null;
  readonly textCount: number;
  readonly corpusKey: string | null;
  readonly hadOwnText: boolean;
  readonly ownTextKey: string | null;
}

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

/** The texts of one selection; `isKept` leaves them to the browser and names them by a key. */
export function encodeTextChoice(
  texts: ChosenTexts,
  isKept: boolean,
): { readonly head: LinkTexts; readonly packed: string } {
  const { packed, ...choice } = isKept ? { c: 'kept' as const, packed: '' } : chooseTexts(texts);
  const { corpusTextIds, ownTexts } = texts;
  const head = {
    ...choice,
    n: corpusTextIds?.length ?? 0,
    ...(corpusTextIds === null ? {} : { k: readCorpusKey(corpusTextIds) }),
    ...(ownTexts === null ? {} : { own: readOwnTextKey(ownTexts) }),
  };
  return { head, packed };
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
export function decodeTextChoice({ c, q, n, k, own }: LinkTexts, packed: string): LinkedTexts | null {
  const needsQuery = c === 'all' || c === 'only' || c === 'without';
  const hasQuery = typeof q === 'object' && q !== null;
  const isKnown = needsQuery || c === 'ids' || c === 'none' || c === 'kept';
  if (!isKnown || needsQuery !== hasQuery || !Number.isInteger(n)) return null;
  return {
    query: q ?? null,
    chooseIds: makeChooser(c, packed),
    textCount: n,
    corpusKey: typeof k === 'string' ? k : null,
    hadOwnText: own === true || typeof own === 'string',
    ownTextKey: typeof own === 'string' ? own : null,
  };
}
