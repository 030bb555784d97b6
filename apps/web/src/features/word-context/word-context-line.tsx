import type { WordContextRow } from '@keelerada/contract/word-context';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { cutLinePieces } from './line-pieces';
import { readGap } from './read-gap';
import { readTextLanguage } from './read-text-language';
import type { OriginNames } from './use-name-origin';

/** No screen shows more of a line than this; the opened row shows the whole context. */
const MAX_LINE_CHARACTERS = 240;

/** Words and number formats of all lines, made once: making them in every line would cost a frame. */
export interface LineTexts {
  readonly loading: string;
  readonly open: (number: string) => string;
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
  readonly isOpen: boolean;
}

/** The context is plain, what fills the line beyond it is grey, and words sorted by are marked. */
function Side({ row, part }: { readonly row: WordContextRow; readonly part: 'BEFORE' | 'AFTER' }): ReactNode {
  const pieces = cutLinePieces(row, part);
  return pieces.map(({ text, isMore, isSorted }, index) => {
    const shown = part === 'BEFORE' ? text.slice(-MAX_LINE_CHARACTERS) : text.slice(0, MAX_LINE_CHARACTERS);
    const look = isMore ? 'more' : 'context';
    return isSorted ? (
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

function LineCells({ row }: { readonly row: WordContextRow }): ReactNode {
  const language = readTextLanguage(row);
  return (
    <>
      <span role="cell" data-part="before" lang={language}>
        <span>
          <Side row={row} part="BEFORE" />
        </span>
      </span>
      <span role="presentation" data-part="rest" lang={language}>
        <strong role="cell" data-part="keyword">
          {row.keyword}
        </strong>
        {row.contextAfter !== '' && readGap(row, 'AFTER')}
        <span role="cell" data-part="after">
          <Side row={row} part="AFTER" />
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
      <span role="cell" data-part="level">
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
  const { row, title, level, native, nationality, number, texts, isOpen } = props;
  const formatted = texts.formatNumber(number);
  return (
    <div role="row" aria-rowindex={number + 1} data-line data-number={number} data-open={isOpen || undefined}>
      <span role="cell" data-part="number">
        {formatted}
      </span>
      <OriginCells {...{ title, level, native, nationality }} />
      {row === undefined ? (
        <span role="cell" data-part="waiting" aria-label={texts.loading} />
      ) : (
        <LineCells row={row} />
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
