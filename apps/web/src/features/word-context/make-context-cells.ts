import type { WordContextRow } from '@keelerada/contract/word-context';
import type { CellRow } from '../../shared/downloads/download-table';

/** Rows as cells, numbered as on the screen. */
export async function* makeContextCells(
  batches: AsyncIterable<readonly WordContextRow[]> | Iterable<readonly WordContextRow[]>,
): AsyncGenerator<readonly CellRow[]> {
  let number = 0;
  for await (const rows of batches)
    yield rows.map(({ contextBefore, keyword, contextAfter, textId }) => {
      number += 1;
      return [number, contextBefore, keyword, contextAfter, textId];
    });
}
