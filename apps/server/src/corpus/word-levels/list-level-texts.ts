import { textLevels } from '@keelerada/contract/fields/choices';
import { listTextLevels } from '../text-columns/text-levels';
import type { CorpusEngine } from '../engine/corpus-engine';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';

interface LevelParts {
  readonly engine: Pick<CorpusEngine, 'listTextIds'>;
  readonly readTextColumns: TextColumnsReader;
}

/** The texts of the whole corpus by level, as in `textLevels`: those of learners, then those of others. */
export async function listLevelTexts(
  { engine, readTextColumns }: LevelParts,
  signal: AbortSignal,
): Promise<string[][]> {
  const ids: string[][] = textLevels.map(() => []);
  const listed = await engine.listTextIds('all', signal);
  const columns = await readTextColumns();
  const levels = listTextLevels(columns);
  for (const id of listed) {
    const place = columns.findPlace(id);
    if (place !== undefined) ids[levels[place]!]?.push(id);
  }
  return ids;
}
