import type { ReactNode } from 'react';

interface ValueButtonProps {
  /** Absent if nothing can be marked; the value is then plain text. */
  readonly onMark: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A value in a table; a press marks its words in the text. `valueStyle` of the table gives it its look. */
export function ValueButton({ onMark, children }: ValueButtonProps) {
  if (onMark === undefined) return children;
  return (
    <button type="button" data-kind="value" onClick={onMark}>
      {children}
    </button>
  );
}

/** Rules for values in cells: plain elements, because a styled one in each cell makes a page of rows slow. */
export const valueStyle = {
  '& td button[data-kind="value"], & td button[data-kind="more"]': {
    all: 'unset',
    boxSizing: 'border-box',
    cursor: 'pointer',
    font: 'inherit',
    minWidth: 24,
    minHeight: 24,
    borderRadius: 0.5,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '&:hover': { textDecoration: 'underline', textDecorationColor: 'currentcolor' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary' },
  },
  '& td button[data-kind="value"]': {
    textDecoration: 'underline dotted',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: 3,
  },
  '& td button[data-kind="more"]': { color: 'text.primary', fontWeight: 600, textDecoration: 'underline' },
  // A comma never begins a line.
  '& td span[data-kind="word"]': { whiteSpace: 'nowrap' },
  '& td small': { ml: 1, color: 'text.secondary' },
};
