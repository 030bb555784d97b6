/** Columns of links under hairlines. */
export const gridStyle = {
  ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  '& a': {
    display: 'block',
    borderTop: '1px solid var(--line)',
    pt: '10px',
    pb: '14px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { borderTopColor: 'var(--ink)' },
} as const;

/** A heading with what belongs to it at the end of its line. */
export const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  pt: { xs: 3, sm: 5 },
  pb: { xs: 1, sm: 1.5 },
} as const;
