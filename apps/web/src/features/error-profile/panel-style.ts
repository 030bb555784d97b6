import { letters, rem, TOUCH_PX } from '../../shared/design/tokens';

const ROW_PX = 24;
const NAME_PX = 28;
const RATE_PX = 40;
const GAP_PX = 8;
const FOCUS = { outline: '2px solid var(--focus)', outlineOffset: 0 } as const;
const line = (colour: string, place: string) =>
  `linear-gradient(var(--${colour}), var(--${colour})) ${place} 0/1px 100% no-repeat`;

/** Panels beside each other, as many as there is room for. */
export const panelsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '40px',
  rowGap: '24px',
  '@media (min-width: 35em)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' },
} as const;

/** A panel: rows of name, bar and rate over an axis. */
export const panelStyle = {
  ...letters[14],
  minWidth: 0,
  '--name': rem(NAME_PX),
  '& [data-names="medium"]': { '--name': rem(64) },
  '& [data-names="long"]': { '--name': 'min(36%, 120px)' },
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  '& [data-part="row"]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `var(--name) minmax(0, 1fr) ${rem(RATE_PX)}`,
    columnGap: `${GAP_PX}px`,
    alignItems: 'center',
    minHeight: ROW_PX,
    color: 'inherit',
    textDecoration: 'none',
    '@media (pointer: coarse)': { height: TOUCH_PX },
  },
  '& a[data-part="row"]': { '&:hover': { bgcolor: 'var(--hover)' }, '&:focus-visible': FOCUS },
  '& [data-part="name"]': {
    ...letters[12],
    display: 'flex',
    alignItems: 'center',
    gap: `${GAP_PX}px`,
    minWidth: 0,
    fontWeight: 500,
    color: 'var(--ink-2)',
    '& i': { flex: 'none', width: 4, height: 16, borderRadius: '1px' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& [data-part="bar"]': {
    position: 'relative',
    display: 'block',
    alignSelf: 'stretch',
    background: `${line('grid', '50%')}, ${line('grid', '100%')}, ${line('line', '0')}`,
    '& i': { position: 'absolute', left: 0, top: '50%', height: 12, mt: '-6px' },
    '& u': {
      position: 'absolute',
      top: '50%',
      mt: '-1px',
      height: 2,
      bgcolor: 'var(--ink)',
      boxShadow: '0 0 0 1px var(--paper)',
      textDecoration: 'none',
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        top: -2,
        height: 6,
        width: '1px',
        bgcolor: 'var(--ink)',
      },
      '&::after': { right: 0 },
      '&[data-cut]::after': { display: 'none' },
    },
  },
  '& [data-part="rate"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-few]': {
    '& [data-part="rate"]': { color: 'var(--ink-3)' },
    '& [data-part="bar"]': { '& i': { opacity: 0.45 }, '& u': { opacity: 0.5 } },
  },
  '& [data-part="axis"]': {
    ...letters[12],
    display: 'flex',
    justifyContent: 'space-between',
    m: 0,
    ml: `calc(var(--name) + ${GAP_PX}px)`,
    mr: `${RATE_PX + GAP_PX}px`,
    color: 'var(--ink-3)',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
