import type { WordContextRow } from '@keelerada/contract/word-context';
import type { CellRow } from '../../shared/downloads/download-table';
import type { OriginNames } from './use-name-origin';

/** Rows as cells, numbered as on the screen. */
export async function* makeContextCells(
  batches: AsyncIterable<readonly WordContextRow[]>,
  nameOrigin: (textId: string | null) => OriginNames,
): AsyncGenerator<readonly CellRow[]> {
  let number = 0;
  for await (const rows of batches)
    yield rows.map(({ contextBefore, keyword, contextAfter, textId }) => {
      number += 1;
      const { title, level, native, nationality } = nameOrigin(textId);
      return [number, contextBefore, keyword, contextAfter, title, level, native, nationality, textId];
    });
}
