import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { isRecord } from '../kept-value/is-record';
import { decodeTextChoice, encodeTextChoice, type LinkedTexts } from '../result-link/link-texts';
import type { ChosenTexts } from '../text-selection/selected-texts';
import { isTextQuery } from '../text-filters/is-text-query';

const choices = ['all', 'only', 'without', 'ids'] as const;

/**
 * Corpus texts in as few words as an address has for them: the query that found them, the query with the ids of those
 * that were picked (`only`) or left out (`without`), or ids alone. An own text is never in it.
 */
export interface SavedTexts {
  readonly choice: (typeof choices)[number];
  /** How many there were when they were saved. */
  readonly count: number;
  readonly query?: TextQueryRequest;
  /** Packed as in the address of a result. */
  readonly ids?: string;
}

/** The corpus texts of a selection; null if it has none. */
export function makeSavedTexts(texts: ChosenTexts): SavedTexts | null {
  const { head, packed } = encodeTextChoice({ ...texts, ownTexts: null }, false);
  const choice = choices.find((known) => known === head.c);
  if (choice === undefined) return null;
  const query = head.q === undefined ? {} : { query: head.q };
  return { choice, count: head.n, ...query, ...(packed !== '' && { ids: packed }) };
}

/** The texts as an address brings them; null if they make no sense. */
export function linkSavedTexts({ choice, count, query, ids = '' }: SavedTexts): LinkedTexts | null {
  try {
    return decodeTextChoice({ c: choice, ...(query && { q: query }), n: count }, ids);
  } catch {
    return null;
  }
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Texts as they were stored or stand in a file; null if they make no sense, since anyone can write those. */
export function readSavedTexts(stored: unknown): SavedTexts | null {
  if (!isRecord(stored)) return null;
  const { choice: given, count, query, ids } = stored;
  const choice = choices.find((known) => known === given);
  const isCount = isNumber(count) && Number.isInteger(count) && (count as number) > 0;
  const isQuery = query === undefined || isTextQuery(query);
  const isIds = ids === undefined || typeof ids === 'string';
  if (choice === undefined || !isCount || !isQuery || !isIds) return null;
  const texts: SavedTexts = {
    choice,
    count: count as number,
    ...(query !== undefined && { query }),
    ...(ids !== undefined && { ids }),
  };
  return linkSavedTexts(texts) === null ? null : texts;
}
