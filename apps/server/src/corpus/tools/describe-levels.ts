import { textLevels } from '@keelerada/contract/fields/choices';
import type { LevelTotals } from '@keelerada/contract/texts/text-selection';
import type { TokenIndex } from '@keelerada/corpus-engine/token-index/token-index';

/** The levels of an answer with their texts; null where the index does not know them. */
export async function describeLevels(index: Pick<TokenIndex, 'measureLevels'>): Promise<LevelTotals | null> {
  const levels = await index.measureLevels();
  return levels?.map((totals, place) => ({ tase: textLevels[place]!, ...totals })) ?? null;
}
