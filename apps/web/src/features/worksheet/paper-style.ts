/** A sheet of paper on the screen, in both colour schemes; on paper only what it holds. */
export const paperStyle = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '210mm',
  p: { xs: 2, sm: '16mm' },
  border: 1,
  borderColor: 'divider',
  boxShadow: 2,
  bgcolor: '#fff',
  color: '#1d1b20',
  colorScheme: 'light',
  fontFamily: 'var(--keelerada-reading-font, serif)',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h2': { m: 0, fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 600 },
  '& h3': { m: 0, mt: 3, mb: 1, fontSize: '1.1rem', lineHeight: 1.3, fontWeight: 600 },
  '& ol': { m: 0, pl: '2.2em' },
  '& li': { pl: '0.3em' },
  '& li::marker': { fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    width: 'auto',
    maxWidth: 'none',
    m: 0,
    p: 0,
    border: 0,
    boxShadow: 'none',
    fontSize: '12pt',
    '& li': { breakInside: 'avoid' },
  },
} as const;

/** Margins of the printed sheets. */
export const pageStyle = { '@page': { size: 'A4', margin: '18mm' } } as const;
