import type { WordContextRow } from '@keelerada/contract/word-context';
import type { ReactNode } from 'react';
import { Fragment, memo } from 'react';
import type { ContextFilter } from '../../shared/word-menu/line-choice';
import { cutLinePieces, findFilterMarks } from './line-pieces';
import type { LineMark } from './marks/line-marks';
import { readGap } from './read-gap';
import { readTextLanguage } from './read-text-language';
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
  readonly mark: LineMark | undefined;
  readonly isOpen: boolean;
}

interface SideProps extends LineCellsProps {
  readonly part: 'BEFORE' | 'AFTER';
}

interface LineCellsProps {
  readonly row: WordContextRow;
  readonly filter: ContextFilter | null;
}

const passOver = () => undefined;

/** What the filter looks for in a part of the line. */
const readFilterText = (filter: ContextFilter | null, part: ContextFilter['part']): string =>
  filter?.part === 'line' || filter?.part === part ? filter.text : '';

/** The keyword with what the filter found in it. */
function Keyword({ row, filter }: LineCellsProps): ReactNode {
  const { keyword } = row;
  const marks = findFilterMarks(keyword, readFilterText(filter, 'keyword'));
  const starts = marks.map((_, index) => marks[index - 1]?.to ?? 0);
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {keyword.slice(starts[index], from)}
          <mark>{keyword.slice(from, to)}</mark>
        </Fragment>
      ))}
      {keyword.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}

/** The context is plain, what fills the line beyond it is grey, words sorted by and hits of the filter are marked. */
function Side({ row, part, filter }: SideProps): ReactNode {
  const pieces = cutLinePieces(row, part, readFilterText(filter, part === 'BEFORE' ? 'before' : 'after'));
  return pieces.map(({ text, isMore, isMarked }, index) => {
    const shown = part === 'BEFORE' ? text.slice(-MAX_LINE_CHARACTERS) : text.slice(0, MAX_LINE_CHARACTERS);
    const look = isMore ? 'more' : 'context';
    return isMarked ? (
      <mark key={index} data-look={look}>
        {shown}
      </mark>
    ) : (
      <span key={index} data-look={look}>
        {shown}
      </span>
    );
  });
}

function LineCells({ row, filter }: LineCellsProps): ReactNode {
  const language = readTextLanguage(row);
  return (
    <>
      <span role="cell" data-part="before" lang={language}>
        <span>
          <Side row={row} part="BEFORE" filter={filter} />
        </span>
      </span>
      <span role="presentation" data-part="rest" lang={language}>
        <strong role="cell" data-part="keyword">
          <Keyword row={row} filter={filter} />
        </strong>
        {row.contextAfter !== '' && readGap(row, 'AFTER')}
        <span role="cell" data-part="after">
          <Side row={row} part="AFTER" filter={filter} />
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
  const { row, title, level, native, nationality, number, texts, filter, mark, isOpen } = props;
  const formatted = texts.formatNumber(number);
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-line
      data-number={number}
      data-open={isOpen || undefined}
      data-left-out={mark?.isLeftOut}
    >
      <span role="cell" data-part="tick">
        {row !== undefined && (
          <label>
            <input
              type="checkbox"
              data-tick
              aria-label={texts.tick(formatted)}
              checked={mark?.isTicked ?? false}
              // The list of lines takes the clicks.
              onChange={passOver}
            />
          </label>
        )}
      </span>
      <span role="cell" data-part="number">
        {formatted}
      </span>
      <OriginCells {...{ title, level, native, nationality }} />
      {row === undefined ? (
        <span role="cell" data-part="waiting" aria-label={texts.loading} />
      ) : (
        <LineCells row={row} filter={filter} />
      )}
      {(mark?.tag !== undefined || mark?.note !== undefined) && (
        <span role="cell" data-part="tag" title={mark.note}>
          {mark.tag}
          {mark.note !== undefined && <span aria-hidden>{' ✎'}</span>}
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
