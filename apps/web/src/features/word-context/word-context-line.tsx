import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { memo, type ReactNode } from 'react';
import type { ContextFilter } from '../../shared/word-menu/line-choice';
import { type ErrorPlace, placeErrors } from './error-marks/place-errors';
import { cutKeywordPieces, cutLinePieces, type LinePiece } from './line-pieces';
import type { PickedLine } from './picked-lines/picked-lines';
import { readGap } from './query/read-gap';
import { readTextLanguage } from './read-text-language';
import type { LineSide } from './use-line-side';
import type { OriginNames } from './use-name-origin';

/** No screen shows more of a line than this; the opened row shows the whole context. */
const MAX_LINE_CHARACTERS = 240;

/** Words and number formats of all lines, made once: making them in every line would cost a frame. */
export interface LineTexts {
  readonly loading: string;
  readonly open: (number: string) => string;
  readonly tick: (number: string) => string;
  readonly formatNumber: (value: number) => string;
}

interface WordContextLineProps {
  /** Undefined while the row is on its way. */
  readonly row: WordContextRow | undefined;
  /** Title, level, native language and citizenship; they may come after the row. */
  readonly title: string;
  readonly level: string;
  readonly native: string;
  readonly nationality: string;
  /** Place in the list, from 1. */
  readonly number: number;
  readonly texts: LineTexts;
  readonly filter: ContextFilter | null;
  /** What the visitor says of the line. */
  readonly picked: PickedLine | undefined;
  readonly isOpen: boolean;
  /** Which of two selections it is of; undefined where there is one. */
  readonly side: LineSide | undefined;
  readonly sideName: string;
}

interface SideProps extends LineCellsProps {
  readonly part: 'BEFORE' | 'AFTER';
  readonly errors: readonly ErrorPlace[];
}

interface LineCellsProps {
  readonly row: WordContextRow;
  readonly filter: ContextFilter | null;
}

const passOver = () => undefined;

/** What the filter looks for in a part of the line. */
const readFilterText = (filter: ContextFilter | null, part: ContextFilter['part']): string =>
  filter?.part === 'line' || filter?.part === part ? filter.text : '';

/** Pieces of a line, each in its look; an error is underlined. */
function Pieces({ pieces }: { readonly pieces: readonly LinePiece[] }): ReactNode {
  return pieces.map(({ text, isMore, isMarked, error }, index) => {
    const look = isMore ? 'more' : 'context';
    const Piece = isMarked ? 'mark' : 'span';
    return (
      <Piece key={index} data-look={look} data-error={error}>
        {text}
      </Piece>
    );
  });
}

/** The context is plain, what fills the line beyond it is grey, words sorted by and hits of the filter are marked. */
function Side({ row, part, filter, errors }: SideProps): ReactNode {
  const wanted = readFilterText(filter, part === 'BEFORE' ? 'before' : 'after');
  const pieces = cutLinePieces(row, part, wanted, errors).map((piece) => ({
    ...piece,
    text:
      part === 'BEFORE' ? piece.text.slice(-MAX_LINE_CHARACTERS) : piece.text.slice(0, MAX_LINE_CHARACTERS),
  }));
  return <Pieces pieces={pieces} />;
}

function LineCells({ row, filter }: LineCellsProps): ReactNode {
  const language = readTextLanguage(row);
  const errors = placeErrors(row);
  return (
    <>
      <span role="cell" data-part="before" lang={language}>
        <span>
          <Side row={row} part="BEFORE" filter={filter} errors={errors.BEFORE} />
        </span>
      </span>
      <span role="presentation" data-part="rest" lang={language}>
        <strong role="cell" data-part="keyword">
          <Pieces pieces={cutKeywordPieces(row, readFilterText(filter, 'keyword'), errors.KEYWORD)} />
        </strong>
        {row.contextAfter !== '' && readGap(row, 'AFTER')}
        <span role="cell" data-part="after">
          <Side row={row} part="AFTER" filter={filter} errors={errors.AFTER} />
        </span>
      </span>
    </>
  );
}

function OriginCells({ title, level, native, nationality }: OriginNames): ReactNode {
  return (
    <>
      <span role="cell" data-part="title" title={title}>
        {title}
      </span>
      <span role="cell" data-part="level" data-level={level || undefined}>
        {level}
      </span>
      <span role="cell" data-part="native" title={native}>
        {native}
      </span>
      <span role="cell" data-part="nationality" title={nationality}>
        {nationality}
      </span>
    </>
  );
}

/**
 * The keyword begins in the same column of every line; the context before it ends there and is cut from the left. A
 * click anywhere on the line opens it: the list of lines takes the clicks, those of the button among them.
 */
export const WordContextLine = memo(function WordContextLine(props: WordContextLineProps) {
  const { row, title, level, native, nationality, number, texts, filter, picked, isOpen } = props;
  const { side, sideName } = props;
  const formatted = texts.formatNumber(number);
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-line
      data-number={number}
      data-open={isOpen || undefined}
      data-left-out={picked?.isLeftOut}
      data-side={side}
    >
      <span role="cell" data-part="tick">
        {row !== undefined && (
          <label>
            <input
              type="checkbox"
              data-tick
              aria-label={texts.tick(formatted)}
              checked={picked?.isTicked ?? false}
              // The list of lines takes the clicks.
              onChange={passOver}
            />
          </label>
        )}
      </span>
      <span role="cell" data-part="number">
        {formatted}
      </span>
      {side !== undefined && (
        <span role="cell" data-part="side" title={sideName}>
          {sideName}
        </span>
      )}
      <OriginCells {...{ title, level, native, nationality }} />
      {row === undefined ? (
        <span role="cell" data-part="waiting" aria-label={texts.loading} />
      ) : (
        <LineCells row={row} filter={filter} />
      )}
      {(picked?.tag !== undefined || picked?.note !== undefined) && (
        <span role="cell" data-part="tag" title={picked.note}>
          {picked.tag}
          {picked.note !== undefined && <span aria-hidden>{' ✎'}</span>}
        </span>
      )}
      <span role="cell" data-part="more">
        {row !== undefined && (
          <button type="button" aria-expanded={isOpen} aria-label={texts.open(formatted)}>
            <span aria-hidden>{isOpen ? '▴' : '▾'}</span>
          </button>
        )}
      </span>
    </div>
  );
});
