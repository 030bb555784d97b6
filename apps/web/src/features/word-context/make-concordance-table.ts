import type { WordContextRow } from '@keelerada/contract/word-context';
import type { Cell, DownloadTable } from '../../shared/downloads/download-table';

interface ConcordanceTableParts {
  readonly rows: AsyncIterable<WordContextRow> | Iterable<WordContextRow>;
  readonly sheetName: string;
  /** Of the number, what stands before, the keyword, what stands after and the text's id. */
  readonly headings: readonly string[];
  readonly provenance: DownloadTable['provenance'];
}

/** Every row of a concordance as cells, numbered as on the screen. */
export async function makeConcordanceTable(parts: ConcordanceTableParts): Promise<DownloadTable> {
  const { rows, sheetName, headings, provenance } = parts;
  const cells: Cell[][] = [];
  for await (const { contextBefore, keyword, contextAfter, textId } of rows)
    cells.push([cells.length + 1, contextBefore, keyword, contextAfter, textId]);
  return { sheetName, columns: headings.map((heading) => ({ heading })), rows: cells, provenance };
}
