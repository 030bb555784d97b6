import { letters, TOUCH_PX } from '../../shared/design/tokens';

const ROW_PX = 28;
const NUMBER = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const FOCUS = { outline: '2px solid var(--focus)', outlineOffset: -2 } as const;

/** The relations beside each other, as many as there is room for. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: { xs: '24px', sm: '40px' },
} as const;

/** A relation: its question, its pattern, its collocates. */
export const relationStyle = {
  minWidth: 0,
  '& [data-part="pattern"]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    paddingBottom: '4px',
    borderBottom: '1px solid var(--line)',
    color: 'var(--ink-2)',
    fontFamily: 'var(--serif)',
    ...letters[14],
  },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { borderBottom: '1px solid var(--grid)' },
  '& [data-part="row"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 48px 44px 32px',
    columnGap: '8px',
    alignItems: 'center',
    minHeight: ROW_PX,
    '&:hover': { backgroundColor: 'var(--hover)' },
    '@media (pointer: coarse)': { minHeight: TOUCH_PX },
  },
  '& [data-part="row"][data-compared]': { gridTemplateColumns: 'minmax(0, 1fr) 48px 44px 44px' },
  '& button': {
    gridColumn: 'span 2',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--ink)',
    textAlign: 'left',
    cursor: 'pointer',
    fontFamily: 'var(--serif)',
    ...letters[16],
    '&:focus-visible': FOCUS,
  },
  '& [data-part="word"]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a[data-part="count"]': {
    ...NUMBER,
    ...letters[14],
    lineHeight: `${ROW_PX}px`,
    color: 'var(--ink)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': FOCUS,
    '@media (pointer: coarse)': { lineHeight: `${TOUCH_PX}px` },
  },
  '& [data-part="score"]': { ...NUMBER, ...letters[12], color: 'var(--ink-3)' },
  '& li[data-open]': {
    backgroundColor: 'var(--sunken)',
    borderBottomColor: 'var(--line)',
    // Sunken ground a little beyond the column, as the text stays in line with the others.
    boxShadow: '0 0 0 8px var(--sunken)',
    clipPath: 'inset(0 -8px)',
    '& [data-part="row"]:hover': { backgroundColor: 'transparent' },
  },
  '& [data-part="example"]': { margin: 0, paddingBottom: '8px', fontFamily: 'var(--serif)', ...letters[14] },
  '& mark': { background: 'none', color: 'var(--accent)', fontWeight: 600 },
  '& [data-part="example"] a': {
    fontFamily: (theme: { typography: { fontFamily?: string } }) => theme.typography.fontFamily,
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
} as const;
