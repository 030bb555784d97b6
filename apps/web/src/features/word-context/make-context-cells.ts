import { describeKeywordErrors } from '@keelerada/contract/tools/keyword-errors';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import type { CellRow } from '../../shared/downloads/download-table';
import { type PickedLine, readLineKey } from './picked-lines/picked-lines';
import type { OriginNames } from './use-name-origin';

/** What a file takes from the marks of lines. */
interface MarkedCells {
  readonly find: (key: string | null) => PickedLine | undefined;
  /** Only lines that are ticked; else all but those left out. */
  readonly isTickedOnly: boolean;
  /** Tags and notes have columns. */
  readonly hasTexts: boolean;
}

interface MoreCells {
  readonly marked?: MarkedCells | undefined;
  /** Correction, type and probability of the errors of the keyword have columns. */
  readonly showsErrors?: boolean;
  /** The selection of a line has a column, where there are two. */
  readonly nameSide?: ((row: WordContextRow) => string) | undefined;
}

/** Rows as cells, numbered as on the screen. */
export async function* makeContextCells(
  batches: AsyncIterable<readonly WordContextRow[]>,
  nameOrigin: (textId: string | null) => OriginNames,
  { marked, showsErrors = false, nameSide }: MoreCells = {},
): AsyncGenerator<readonly CellRow[]> {
  let number = 0;
  for await (const rows of batches)
    yield rows.flatMap((row): CellRow[] => {
      number += 1;
      const { contextBefore, keyword, contextAfter, textId } = row;
      const mark = marked?.find(readLineKey(row));
      if (marked?.isTickedOnly ? !mark?.isTicked : mark?.isLeftOut) return [];
      const { title, level, native, nationality } = nameOrigin(textId);
      const cells = [
        ...[number, contextBefore, keyword, contextAfter, title, level, native, nationality, textId],
        ...(showsErrors ? Object.values(describeKeywordErrors(row)) : []),
        ...(nameSide === undefined ? [] : [nameSide(row)]),
      ];
      return [marked?.hasTexts ? [...cells, mark?.tag ?? '', mark?.note ?? ''] : cells];
    });
}
