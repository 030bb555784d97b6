import { TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { callServerForJson } from '../http/call-server';
import type { ChosenTexts, SelectedTexts } from '../text-selection/selected-texts';
import { noTexts, withSide } from '../text-selection/selected-texts';
import { askOtherTabs, findCorpusTexts } from './carried-texts';
import type { LinkedResult } from './encode-result';
import type { LinkedTexts } from './link-texts';
import { findOwnText, readCorpusKey, readOwnTextKey } from './texts-key';

type CorpusChoice = Pick<ChosenTexts, 'corpusTextIds' | 'corpusSource'>;

const NO_TEXTS: CorpusChoice = { corpusTextIds: null, corpusSource: null };

const readKey = ({ corpusTextIds }: ChosenTexts) =>
  corpusTextIds === null ? null : readCorpusKey(corpusTextIds);

/** Whether an address means the texts that are chosen already, on both sides. */
export function meansTexts(linked: LinkedResult, selection: SelectedTexts): boolean {
  const { compared } = selection;
  if (linked.compared === null || compared === null)
    return linked.compared === compared && meansSide(linked, selection);
  return meansSide(linked, selection) && meansSide(linked.compared, compared);
}

function meansSide(linked: LinkedTexts, texts: ChosenTexts): boolean {
  const { ownTexts } = texts;
  if (linked.corpusKey !== readKey(texts) || (linked.corpusKey === null && linked.textCount > 0))
    return false;
  return ownTexts === null
    ? !linked.hadOwnText
    : linked.hadOwnText && linked.ownTextKey === readOwnTextKey(ownTexts);
}

async function askServer(linked: LinkedTexts, signal: AbortSignal): Promise<CorpusChoice> {
  const { query, chooseIds } = linked;
  if (chooseIds === null) return NO_TEXTS;
  const rows =
    query === null ? [] : await callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, { body: query, signal });
  const found = rows.map((row) => row.text_id);
  const ids = chooseIds(found);
  if (ids.length === 0) return NO_TEXTS;
  const chosen = new Set(ids);
  const unchosenIds = found.filter((id) => !chosen.has(id));
  return { corpusTextIds: ids, corpusSource: query === null ? null : { query, unchosenIds } };
}

/**
 * The texts that an address means: those of this page's life, of another tab of the browser, or found by the server. An own
 * text that nobody holds any more is missing.
 */
export async function findLinkedTexts(
  linked: LinkedResult,
  selection: SelectedTexts,
  signal: AbortSignal,
): Promise<SelectedTexts> {
  const { compared } = linked;
  const [first, second] = await Promise.all([
    findSide(linked, selection, signal),
    compared === null ? noTexts : findSide(compared, selection.compared ?? noTexts, signal),
  ]);
  return withSide({ ...first, compared: null }, 'B', second);
}

async function findSide(
  linked: LinkedTexts,
  selection: ChosenTexts,
  signal: AbortSignal,
): Promise<ChosenTexts> {
  const { corpusKey, ownTextKey, chooseIds } = linked;
  const findKept = () => {
    if (corpusKey === null) return null;
    return corpusKey === readKey(selection) ? selection : findCorpusTexts(corpusKey);
  };
  const lacksOwnText = ownTextKey !== null && findOwnText(ownTextKey) === null;
  if (lacksOwnText || (chooseIds === null && findKept() === null)) await askOtherTabs(corpusKey, ownTextKey);
  const { corpusTextIds, corpusSource } = findKept() ?? (await askServer(linked, signal));
  const ownTexts = ownTextKey === null ? null : findOwnText(ownTextKey);
  return { corpusTextIds, corpusSource, ownTexts };
}
