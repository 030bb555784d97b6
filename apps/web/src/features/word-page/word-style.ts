import { letters } from '../../shared/design/tokens';

/** The looks of the parts of the page of a word. */
const serif = { ...letters[16], fontFamily: 'var(--serif)' } as const;
const row = (columns: string) =>
  ({
    ...{
      display: 'grid',
      columnGap: 2,
      alignItems: 'baseline',
      py: 1.5,
      borderBottom: '1px solid var(--grid)',
    },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
  }) as const;

export const pageStyle = {
  ...{ display: 'grid', columnGap: '80px', justifyContent: 'center', alignItems: 'start', pb: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: 'minmax(0, 720px) 240px' },
  pt: { xs: 1.5, sm: 3 },
} as const;
export const headStyle = { ...letters[36], fontFamily: 'var(--serif)', overflowWrap: 'anywhere' } as const;
export const sideStyle = { position: { lg: 'sticky' }, top: 120, pt: { xs: 4, lg: 1 } } as const;
export const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;
export const noteStyle = { ...letters[12], color: 'var(--ink-3)', py: 1 } as const;
export const askStyle = {
  ...row('176px minmax(0, 1fr)'),
  '& dt b': { ...letters[20], display: 'block' },
  '& dt span, & h3': { color: 'var(--ink-3)', fontWeight: 400 },
  '& dd': { ...letters[20], m: 0, fontFamily: 'var(--serif)' },
  '& u': { textDecorationColor: 'var(--e-form)', textDecorationThickness: '2px', textUnderlineOffset: '5px' },
} as const;
export const formStyle = {
  ...row('120px 152px 40px minmax(0, 1fr)'),
  gridTemplateColumns: { xs: '92px minmax(0, 1fr) 36px', sm: '120px 152px 40px minmax(0, 1fr)' },
  '& [lang=et]': serif,
  '& > :nth-child(4)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
export const barStyle = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 24px', gap: 1, alignItems: 'center' },
  ...{ position: 'relative', fontVariantNumeric: 'tabular-nums' },
  '& i': { height: 10, bgcolor: 'var(--datum)', borderRadius: '1px' },
} as const;
export const rateStyle = {
  ...row('minmax(0, 1fr) 240px'),
  '& b': { ...letters[20], fontVariantNumeric: 'tabular-nums' },
  '& [data-drawn]': { position: 'relative', height: 10, bgcolor: 'var(--grid)' },
  '& i, & u': { position: 'absolute', top: 0, height: 10, bgcolor: 'var(--datum)' },
  '& u': { top: 4, height: 2, bgcolor: 'var(--ink)' },
} as const;
export const correctionStyle = {
  ...{ display: 'flex', justifyContent: 'space-between', gap: 2, py: '4px', color: 'var(--ink-2)' },
  '& [lang=et]': { ...serif, color: 'var(--ink)' },
  '& del': { color: 'var(--ink-3)', pr: '4px' },
} as const;
export const wordsStyle = {
  ...serif,
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
} as const;
