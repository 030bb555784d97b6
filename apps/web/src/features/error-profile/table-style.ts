import { letters } from '../../shared/design/tokens';

const FOCUS = { outline: '2px solid var(--focus)', outlineOffset: -2 } as const;

/** A table that scrolls sideways in itself; the names of the types stay. */
export const tableStyle = {
  ...letters[14],
  minWidth: 0,
  overflowX: 'auto',
  '&:focus-visible': FOCUS,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { px: '8px', py: 0, textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { position: 'sticky', left: 0, pl: 0, bgcolor: 'var(--paper)', zIndex: 1 },
  '& tr > :last-child': { pr: 0 },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    ...letters[12],
    height: 28,
    fontWeight: 500,
    color: 'var(--ink-3)',
    borderBottom: '1px solid var(--line)',
    '&[data-number]': {
      whiteSpace: 'normal',
      minWidth: 64,
      maxWidth: 120,
      verticalAlign: 'bottom',
      py: '4px',
    },
  },
  '& tbody th': { fontWeight: 500, whiteSpace: 'normal', minWidth: 104 },
  '& tbody th, & tbody td': { height: 40, borderBottom: '1px solid var(--grid)' },
  '& tbody td': {
    lineHeight: '1rem',
    '& b': { display: 'block', fontWeight: 500 },
    py: '4px',
    '& small': { display: 'block', fontWeight: 400, color: 'var(--ink-3)', ...letters[12] },
    '& a': {
      position: 'relative',
      display: 'block',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover b': { textDecoration: 'underline' },
      '&:focus-visible': FOCUS,
    },
  },
  '& tbody tr:hover > *': { bgcolor: 'var(--hover)' },
  '& [data-few]': { color: 'var(--ink-3)' },
  '& [data-sum] > *': {
    borderBottomColor: 'var(--line-strong)',
    fontWeight: 600,
    '& b': { fontWeight: 600 },
  },
  '& tfoot th, & tfoot td': { height: 28, color: 'var(--ink-2)' },
} as const;
