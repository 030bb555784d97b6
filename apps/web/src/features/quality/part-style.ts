import { letters, MEASURE, TOUCH_PX } from '../../shared/design/tokens';

/**
 * The look of all parts of the page. One style over plain elements: more than a hundred figures with styles of their own
 * would take a second to show.
 */
export const partStyle = {
  '& [data-met]': { ...letters[14], color: 'var(--warn)' },
  '& [data-met=yes]': { color: 'var(--ok)' },
  '& [data-met=none]': { color: 'var(--ink-2)' },
  '& code': {
    fontFamily: 'ui-monospace, monospace',
    background: 'var(--sunken)',
    borderRadius: '4px',
    px: '4px',
    overflowWrap: 'anywhere',
  },
  '& > section': { mt: '40px' },
  '& h2': { ...letters[16], fontWeight: 600, m: 0 },
  '& > section > p': { ...letters[16], maxWidth: MEASURE, m: '12px 0 0' },
  '& > section > p[data-data]': { ...letters[14], color: 'var(--ink-2)' },
  '& summary': {
    ...letters[14],
    width: 'fit-content',
    mt: '4px',
    py: '4px',
    cursor: 'pointer',
    color: 'var(--ink-2)',
    borderRadius: '4px',
    '&:hover': { color: 'var(--ink)' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '@media (pointer: coarse)': { minHeight: TOUCH_PX, pt: '12px' },
  },
  '& details[open]': { mb: '24px' },
  '& details > section': {
    ml: '16px',
    py: '12px',
    borderBottom: '1px solid var(--grid)',
    breakInside: 'avoid',
    '&:target': { boxShadow: 'inset 3px 0 0 var(--accent)', pl: '12px' },
  },
  '& h3': { ...letters[14], fontWeight: 600, m: 0 },
  '& dl': {
    ...letters[14],
    m: '4px 0 0',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
    columnGap: '16px',
    rowGap: { xs: 0, sm: '4px' },
  },
  '& dt': { color: 'var(--ink-3)' },
  '& h3::first-letter, & dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { m: 0, mb: { xs: '4px', sm: 0 }, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
