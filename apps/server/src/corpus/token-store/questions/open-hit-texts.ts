import { findHits, type KeywordQuery } from '@keelerada/corpus-engine/keyword/find-hits';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import { openTexts, throwIfTooManyWords } from './open-texts';
import type { ResolvedKeyword } from './resolve-keyword';
import type { StoreSelection } from './store-selection';

/** Opens texts as one part before the own text, in the order of the list of texts. Rejects with IndexTooLargeError. */
export async function openParts(
  selection: StoreSelection,
  texts: ArrayLike<number>,
): Promise<readonly SegmentPart[]> {
  await throwIfTooManyWords(selection, texts);
  const { listed, own } = selection;
  if (texts.length === 0) return own;
  const chosen = new Set(Array.from(texts));
  const inOrder =
    listed === null ? [...chosen].sort((a, b) => a - b) : [...listed].filter((text) => chosen.has(text));
  return [await openTexts(selection, inOrder), ...own];
}

export async function listHitTexts(
  selection: StoreSelection,
  { unit, condition }: Pick<ResolvedKeyword, 'unit' | 'condition'>,
): Promise<Uint32Array> {
  if (condition === null) return new Uint32Array();
  const sql = `SELECT t FROM postings_${unit}_all WHERE ${condition} AND ${selection.condition} GROUP BY t`;
  const [texts] = await selection.read(sql, ['UInt32']);
  return texts;
}

export async function openHitTexts(
  selection: StoreSelection,
  keyword: ResolvedKeyword,
  query: KeywordQuery,
): Promise<Hits> {
  const parts = await openParts(selection, await listHitTexts(selection, keyword));
  return findHits(parts, query);
}
