import type { WordContextRow } from '@keelerada/contract/word-context';
import type { CellRow } from '../../shared/downloads/download-table';

/** Lines of a concordance as cells, numbered as on the screen; made as they are asked for. */
export async function* numberRows(
  rows: AsyncIterable<WordContextRow> | Iterable<WordContextRow>,
): AsyncGenerator<CellRow> {
  let number = 0;
  for await (const { contextBefore, keyword, contextAfter, textId } of rows) {
    number += 1;
    yield [number, contextBefore, keyword, contextAfter, textId];
  }
}
