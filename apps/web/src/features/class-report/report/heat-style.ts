import {
  CORNER_PX,
  FOCUS_RING,
  INNER_FOCUS_RING,
  TOUCH_PX,
  families,
  letters,
} from '../../../shared/design/tokens';

const PHONE = '@media (max-width: 42.49688em)';
const FINGER = '@media (pointer: coarse)';

const grounds = Object.fromEntries(
  [1, 2, 3, 4].map((heat) => [
    `& .h${heat}`,
    { background: `var(--h-${heat})`, color: heat === 4 ? 'var(--on-h4)' : 'var(--on-h)' },
  ]),
);

/** A strip of cells: as wide as its place, heads upright on phones, where words and rates stand in the text of a pupil. */
export const heatStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  ...letters[14],
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 0, height: 32, textAlign: 'center', fontWeight: 500 },
  '& th:first-of-type': { width: 112, textAlign: 'left' },
  '& tbody th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& thead th': {
    ...letters[12],
    height: 44,
    pb: '4px',
    verticalAlign: 'bottom',
    color: 'var(--ink-2)',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  '& .level': { width: 56 },
  '& .num': { width: 56, pl: '8px', textAlign: 'right', color: 'var(--ink-2)', fontWeight: 400 },
  '& .away': { textAlign: 'left', color: 'var(--ink-3)', fontWeight: 400 },
  '& .opened': { p: '8px 12px', textAlign: 'left', bgcolor: 'var(--sunken)', fontWeight: 400 },
  '& .none': {
    display: 'grid',
    placeContent: 'center',
    height: 32,
    color: 'var(--ink-3)',
    boxShadow: 'inset 0 0 0 1px var(--grid)',
    borderRadius: '2px',
  },
  '& button': {
    width: '100%',
    minHeight: 32,
    p: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: 'var(--ink)',
    fontFamily: families.sans,
    ...letters[14],
    fontWeight: 500,
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    printColorAdjust: 'exact',
    [FINGER]: { minHeight: TOUCH_PX },
    '&:focus-visible': FOCUS_RING,
    '&[aria-pressed=true]': { boxShadow: '0 0 0 2px var(--paper), 0 0 0 4px var(--ink)' },
  },
  ...grounds,
  '& tfoot button, & tfoot th': { fontWeight: 600 },
  '& small': { display: 'block', ...letters[12], fontWeight: 400, color: 'var(--ink-3)' },
  '& a:focus-visible': INNER_FOCUS_RING,
  [PHONE]: {
    borderSpacing: '1px',
    '& .num, & .level, & small': { display: 'none' },
    '& th:first-of-type': { width: 84 },
    '& thead .kind': { height: 112 },
    '& thead .kind span': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', m: 'auto' },
    '& thead .kind span span': { textDecorationLine: 'none' },
    '& .none': { height: 36 },
  },
} as const;

export const legendStyle = {
  ...letters[12],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  pt: 1,
  color: 'var(--ink-3)',
} as const;

export const swatchStyle = {
  display: 'inline-block',
  width: 20,
  height: 12,
  mr: '4px',
  borderRadius: `${CORNER_PX / 2}px`,
  verticalAlign: '-2px',
  printColorAdjust: 'exact',
} as const;
