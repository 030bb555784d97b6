import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { OpenedRow } from '../../shared/ui/opened-beside';
import { type ErrorTexts, LineErrors } from './error-marks/line-errors';
import type { NamedLineSide } from './use-line-side';
import type { PickedLines } from './picked-lines/use-picked-lines';
import { readLineKey } from './picked-lines/picked-lines';
import type { OriginNames } from './use-name-origin';
import { WordContextDetail } from './word-context-detail';
import { type LineTexts, WordContextLine } from './word-context-line';
import type { ContextSource } from './query/word-context.queries';

interface WordContextItemProps {
  readonly source: ContextSource;
  readonly row: WordContextRow | undefined;
  readonly names: OriginNames | undefined;
  readonly number: number;
  readonly texts: LineTexts;
  /** Null where errors are not shown. */
  readonly errorTexts: ErrorTexts | null;
  readonly pickedLines: PickedLines;
  readonly isOpen: boolean;
  /** Undefined where there is one selection. */
  readonly side: NamedLineSide | undefined;
}

/** A line and what it opens; nothing where the line is left out. */
export function WordContextItem(props: WordContextItemProps) {
  const { source, row, names, number, texts, errorTexts, pickedLines, isOpen, side } = props;
  const mark = row && pickedLines.find(readLineKey(row));
  if (mark?.isLeftOut && !pickedLines.showsLeftOut) return null;
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
        picked={mark}
        isOpen={isOpen}
        side={side?.side}
        sideName={side?.name ?? ''}
      />
      {errorTexts !== null && row !== undefined && <LineErrors row={row} texts={errorTexts} />}
      {isOpen && row !== undefined && (
        <OpenedRow>
          <WordContextDetail source={source} row={row} picked={mark} />
        </OpenedRow>
      )}
    </>
  );
}
