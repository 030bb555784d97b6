import type { SketchColumns, SketchQuery } from '@keelerada/corpus-engine/token-index/token-index';
import { countSketch } from '@keelerada/corpus-engine/word-sketch/count-sketch';
import { measureStore } from './count-store-words';
import { openParts } from './open-hit-texts';
import { throwIfTooMany } from './open-texts';
import type { StoreSelection } from './store-selection';

/**
 * The sketch of a word, found in the opened texts: the store has no heads, and the strength of a collocate needs what stands
 * in its relation in all texts, those without the word too. Rejects with IndexTooLargeError.
 */
export async function countStoreSketch(
  selection: StoreSelection,
  query: SketchQuery,
): Promise<SketchColumns> {
  const { runningWords } = await measureStore(selection);
  throwIfTooMany(runningWords, 'Choose fewer texts.');
  if (selection.isEmpty) return countSketch(selection.own, query);
  const [texts] = await selection.read(`SELECT t FROM texts_all WHERE ${selection.condition}`, ['UInt32']);
  return countSketch(await openParts(selection, texts), query);
}
