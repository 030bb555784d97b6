import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { callApi } from '../http/call-api';
import { type ChosenTexts, noTexts, type SelectedTexts, withSide } from '../text-selection/selected-texts';
import type { LinkedResult } from './encode-result';
import { type LinkedTexts, meansSide } from './link-texts';

/** Whether an address means the texts that are chosen already, on both sides. */
export function meansTexts(linked: LinkedResult, selection: SelectedTexts): boolean {
  const { compared } = selection;
  if (linked.compared === null || compared === null)
    return linked.compared === compared && meansSide(linked, selection);
  return meansSide(linked, selection) && meansSide(linked.compared, compared);
}

/**
 * The texts that an address means, found by the server. Texts that are not in it stay those of `selection`; an own text is
 * that of `selection` too, or `ownText` where it has none, or it is missing.
 */
export async function findLinkedTexts(
  linked: LinkedResult,
  selection: SelectedTexts,
  ownText: string | null,
  signal: AbortSignal,
): Promise<SelectedTexts> {
  const { compared } = linked;
  const [first, second] = await Promise.all([
    findSideTexts(linked, selection, ownText, signal),
    compared === null ? noTexts : findSideTexts(compared, selection.compared ?? noTexts, ownText, signal),
  ]);
  return withSide({ ...first, compared: null }, 'B', second);
}

/** The texts of one side, with the same exceptions. */
export async function findSideTexts(
  { query, chooseIds, hadOwnText }: LinkedTexts,
  { corpusTextIds, corpusSource, ownTexts: ownNow }: ChosenTexts,
  ownText: string | null,
  signal: AbortSignal,
): Promise<ChosenTexts> {
  const ownTexts = hadOwnText ? (ownNow ?? ownText) : null;
  if (chooseIds === null) return { corpusTextIds, corpusSource, ownTexts };
  const rows = query === null ? [] : await callApi(textQueryCall, { body: query, signal });
  const found = rows.map((row) => row.text_id);
  const ids = chooseIds(found);
  if (ids.length === 0) return { ...noTexts, ownTexts };
  const chosen = new Set(ids);
  const unchosenIds = found.filter((id) => !chosen.has(id));
  return { corpusTextIds: ids, corpusSource: query === null ? null : { query, unchosenIds }, ownTexts };
}
