import type { WordContextRow } from '@keelerada/contract/word-context';
import type { ErrorTexts } from './error-marks/line-errors';
import { LineErrors } from './error-marks/line-errors';
import type { LineMarks } from './marks/use-line-marks';
import { readLineKey } from './marks/line-marks';
import type { OriginNames } from './use-name-origin';
import { WordContextDetail } from './word-context-detail';
import type { LineTexts } from './word-context-line';
import { WordContextLine } from './word-context-line';
import type { ContextSource } from './word-context.queries';

interface WordContextItemProps {
  readonly source: ContextSource;
  readonly row: WordContextRow | undefined;
  readonly names: OriginNames | undefined;
  readonly number: number;
  readonly texts: LineTexts;
  /** Null where errors are not shown. */
  readonly errorTexts: ErrorTexts | null;
  readonly marks: LineMarks;
  readonly isOpen: boolean;
}

/** A line and what it opens; nothing where the line is left out. */
export function WordContextItem(props: WordContextItemProps) {
  const { source, row, names, number, texts, errorTexts, marks, isOpen } = props;
  const mark = row && marks.find(readLineKey(row));
  if (mark?.isLeftOut && !marks.showsLeftOut) return null;
  return (
    <>
      <WordContextLine
        row={row}
        title={names?.title ?? ''}
        level={names?.level ?? ''}
        native={names?.native ?? ''}
        nationality={names?.nationality ?? ''}
        number={number}
        texts={texts}
        filter={source.order.filter}
        mark={mark}
        isOpen={isOpen}
      />
      {errorTexts !== null && row !== undefined && <LineErrors row={row} texts={errorTexts} />}
      {isOpen && row !== undefined && <WordContextDetail source={source} row={row} mark={mark} />}
    </>
  );
}
