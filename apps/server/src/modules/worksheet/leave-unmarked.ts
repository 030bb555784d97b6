import { listUnmarkedSentences } from '@keelerada/corpus-engine/worksheet/error-examples';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import type { ToolParts } from '../../corpus/tools/tool';
import { markOwnText, markWaitingTexts, readMarkedTexts } from '../../corpus/exercises/read-marked-texts';

/** Texts that wait for their marks and are marked for a sheet, about half a second of a thread each. */
const MOST_MARKED_NOW = 12;

/** The examples whose sentence has no mark; of texts that wait for their marks the first few are marked for it. */
export async function leaveUnmarked(
  examples: readonly Example[],
  ownText: string | null,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<readonly Example[]> {
  const ids = [...new Set(examples.flatMap(({ textId }) => textId ?? []))];
  const hasOwn = ownText !== null && examples.some(({ textId }) => textId === null);
  const stored = await readMarkedTexts(ids, parts, signal);
  const known = new Set(stored.map(({ textId }) => textId));
  const waiting = ids.filter((id) => !known.has(id)).slice(0, MOST_MARKED_NOW);
  const marked = [
    ...stored,
    ...(await markWaitingTexts(waiting, parts, signal)),
    ...(hasOwn ? await markOwnText(ownText, parts, signal) : []),
  ];
  const unmarked = new Map(marked.map((text) => [text.textId, listUnmarkedSentences(text)]));
  return examples.filter(({ text, textId }) => unmarked.get(textId)?.has(text) === true);
}
