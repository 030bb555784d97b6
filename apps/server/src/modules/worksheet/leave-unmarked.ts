import { listUnmarkedSentences } from '@keelerada/corpus-engine/worksheet/error-examples';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import type { ToolParts } from '../../corpus/tools/tool';
import { markOwnText, readMarkedTexts } from './read-marked-texts';

/** The examples whose sentence has no mark; one of a text that is not marked is left out. */
export async function leaveUnmarked(
  examples: readonly Example[],
  ownText: string | null,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<readonly Example[]> {
  const ids = [...new Set(examples.flatMap(({ textId }) => textId ?? []))];
  const hasOwn = ownText !== null && examples.some(({ textId }) => textId === null);
  const marked = [
    ...(await readMarkedTexts(ids, parts, signal)),
    ...(hasOwn ? await markOwnText(ownText, parts, signal) : []),
  ];
  const unmarked = new Map(marked.map((text) => [text.textId, listUnmarkedSentences(text)]));
  return examples.filter(({ text, textId }) => unmarked.get(textId)?.has(text) === true);
}
