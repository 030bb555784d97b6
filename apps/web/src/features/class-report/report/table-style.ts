import { letters } from '../../../shared/design/tokens';

/** A table of hairlines; numbers stand under each other. */
export const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  ...letters[14],
  '& th, & td': {
    height: 28,
    p: '2px 8px',
    textAlign: 'left',
    fontWeight: 400,
    borderBottom: '1px solid var(--grid)',
    '&:first-of-type': { pl: 0 },
    '&:last-of-type': { pr: 0 },
  },
  '& thead th': {
    ...letters[12],
    color: 'var(--ink-3)',
    borderBottom: '1px solid var(--line)',
    verticalAlign: 'bottom',
  },
  '& .num': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  '& tbody tr': { breakInside: 'avoid' },
} as const;

/** A table that is wider than its place scrolls in it; on paper it shows all it holds. */
export const scrollStyle = {
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
} as const;
