import { listTextLevels, NO_LEVEL } from '../text-columns/text-levels';
import type { QueriedTexts } from '../text-selection/queried-texts';
import type { ToolParts } from './tool';

interface LevelTexts {
  /** Place in `textLevels`, or NO_LEVEL. */
  readonly level: number;
  readonly texts: QueriedTexts;
}

/** The chosen texts by their level, in its order; the own text and those of no known level come last. */
export async function groupByLevel(
  { corpusTexts, ownText }: QueriedTexts,
  { engine, readTextColumns }: ToolParts,
  signal: AbortSignal,
): Promise<readonly LevelTexts[]> {
  const ids: string[][] = Array.from({ length: NO_LEVEL + 1 }, () => []);
  if (corpusTexts !== null) {
    const listed = await engine.listTextIds(corpusTexts, signal);
    const columns = await readTextColumns();
    const levels = listTextLevels(columns);
    for (const id of listed) {
      const place = columns.findPlace(id);
      ids[place === undefined ? NO_LEVEL : levels[place]!]!.push(id);
    }
  }
  return ids.flatMap((ofLevel, level) => {
    const own = level === NO_LEVEL ? ownText : null;
    if (ofLevel.length === 0 && own === null) return [];
    return [{ level, texts: { corpusTexts: ofLevel.length === 0 ? null : ofLevel, ownText: own } }];
  });
}
