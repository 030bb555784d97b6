import type { WordContextRow } from '@keelerada/contract/word-context';
import type { CellRow, DownloadTable } from '../../shared/downloads/download-table';

interface ConcordanceTableParts {
  readonly rows: AsyncIterable<WordContextRow> | Iterable<WordContextRow>;
  readonly sheetName: string;
  /** Of the number, what stands before, the keyword, what stands after and the text's id. */
  readonly headings: readonly string[];
  readonly provenance: DownloadTable['provenance'];
}

/** Every row of a concordance as cells, numbered as on the screen; made as they are asked for. */
export function makeConcordanceTable(parts: ConcordanceTableParts): DownloadTable {
  const { rows, sheetName, headings, provenance } = parts;
  return {
    sheetName,
    columns: headings.map((heading) => ({ heading })),
    rows: numberRows(rows),
    provenance,
  };
}

async function* numberRows(rows: ConcordanceTableParts['rows']): AsyncGenerator<CellRow> {
  let number = 0;
  for await (const { contextBefore, keyword, contextAfter, textId } of rows) {
    number += 1;
    yield [number, contextBefore, keyword, contextAfter, textId];
  }
}
