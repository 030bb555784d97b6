import type { TextLevel } from '@keelerada/contract/fields/choices';
import type { LevelTotals } from '@keelerada/contract/texts/text-selection';

export function listLevelColumns(levels: LevelTotals | null | undefined): readonly TextLevel[] {
  return levels?.map(({ tase }) => tase) ?? [];
}

/** The counts of a row by level as columns of a table. */
export function spreadLevels(
  levels: LevelTotals | null | undefined,
  counts: readonly number[] | undefined,
): Partial<Record<TextLevel, number>> {
  return Object.fromEntries(listLevelColumns(levels).map((level, place) => [level, counts?.[place] ?? 0]));
}
