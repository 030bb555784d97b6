import type { WordContextRow } from '@keelerada/contract/word-context';
import type { CellRow } from '../../shared/downloads/download-table';
import { listKeywordErrors } from './errors/place-errors';
import type { LineMark } from './marks/line-marks';
import { readLineKey } from './marks/line-marks';
import type { OriginNames } from './use-name-origin';

/** What a file takes from the marks of lines. */
interface MarkedCells {
  readonly find: (key: string | null) => LineMark | undefined;
  /** Only lines that are ticked; else all but those left out. */
  readonly isTickedOnly: boolean;
  /** Tags and notes have columns. */
  readonly hasTexts: boolean;
}

interface MoreCells {
  readonly marked?: MarkedCells | undefined;
  /** Correction, type and probability of the errors of the keyword have columns. */
  readonly showsErrors?: boolean;
}

const ERROR_JOINER = ' + ';

/** What belongs in the place of the errors of the keyword, their types and probabilities. */
function makeErrorCells(row: WordContextRow): CellRow {
  const errors = listKeywordErrors(row);
  const [only] = errors;
  return [
    errors.map(({ written, corrected }) => `${written} → ${corrected}`.trim()).join(ERROR_JOINER),
    errors.map(({ code }) => code).join(ERROR_JOINER),
    errors.length === 1
      ? only!.probability
      : errors.map(({ probability }) => String(probability)).join(ERROR_JOINER),
  ];
}

/** Rows as cells, numbered as on the screen. */
export async function* makeContextCells(
  batches: AsyncIterable<readonly WordContextRow[]>,
  nameOrigin: (textId: string | null) => OriginNames,
  { marked, showsErrors = false }: MoreCells = {},
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
        ...(showsErrors ? makeErrorCells(row) : []),
      ];
      return [marked?.hasTexts ? [...cells, mark?.tag ?? '', mark?.note ?? ''] : cells];
    });
}
