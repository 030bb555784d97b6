/** Rows between hairlines. */
export const listStyle = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
/** What the row is about; its actions go under it on a phone. */
export const wordsStyle = { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' } as const;
