import type { WordContextRow } from '@keelerada/contract/word-context';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { readGap } from './read-gap';
import { readTextLanguage } from './read-text-language';

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
  /** Place in the list, from 1. */
  readonly number: number;
  readonly texts: LineTexts;
  readonly isOpen: boolean;
  readonly onToggle: (number: number) => void;
}

function LineCells({ row }: { readonly row: WordContextRow }): ReactNode {
  const language = readTextLanguage(row);
  return (
    <>
      <span role="cell" data-part="before" lang={language}>
        <span>{row.contextBefore.slice(-MAX_LINE_CHARACTERS)}</span>
      </span>
      <span role="presentation" data-part="rest" lang={language}>
        <strong role="cell" data-part="keyword">
          {row.keyword}
        </strong>
        {readGap(row, 'AFTER')}
        <span role="cell" data-part="after">
          {row.contextAfter.slice(0, MAX_LINE_CHARACTERS)}
        </span>
      </span>
    </>
  );
}

/** The keyword begins in the same column of every line; the context before it ends there and is cut from the left. */
export const WordContextLine = memo(function WordContextLine(props: WordContextLineProps) {
  const { row, number, texts, isOpen, onToggle } = props;
  const formatted = texts.formatNumber(number);
  return (
    <div role="row" aria-rowindex={number + 1} data-line data-open={isOpen || undefined}>
      <span role="cell" data-part="number">
        {formatted}
      </span>
      {row === undefined ? (
        <span role="cell" data-part="waiting" aria-label={texts.loading} />
      ) : (
        <LineCells row={row} />
      )}
      <span role="cell" data-part="more">
        {row !== undefined && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={texts.open(formatted)}
            onClick={() => onToggle(number)}
          >
            <span aria-hidden>{isOpen ? '▴' : '▾'}</span>
          </button>
        )}
      </span>
    </div>
  );
});
