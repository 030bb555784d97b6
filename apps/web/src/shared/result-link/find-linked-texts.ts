import { TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { callServerForJson } from '../http/call-server';
import type { ChosenTexts } from '../text-selection/text-selection';
import { askOtherTabs, findCorpusTexts } from './carried-texts';
import type { LinkedResult } from './encode-result';
import { findOwnText, readCorpusKey, readOwnTextKey } from './texts-key';

type CorpusChoice = Pick<ChosenTexts, 'corpusTextIds' | 'corpusSource'>;

const NO_TEXTS: CorpusChoice = { corpusTextIds: null, corpusSource: null };

const readKey = ({ corpusTextIds }: ChosenTexts) =>
  corpusTextIds === null ? null : readCorpusKey(corpusTextIds);

/** Whether an address means the texts that are chosen already. */
export function meansTexts(linked: LinkedResult, selection: ChosenTexts): boolean {
  const { ownTexts } = selection;
  if (linked.corpusKey !== readKey(selection) || (linked.corpusKey === null && linked.textCount > 0))
    return false;
  return ownTexts === null
    ? !linked.hadOwnText
    : linked.hadOwnText && linked.ownTextKey === readOwnTextKey(ownTexts);
}

async function askServer(linked: LinkedResult, signal: AbortSignal): Promise<CorpusChoice> {
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
