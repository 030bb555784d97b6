import type { SxProps, Theme } from '@mui/material/styles';
import { heights, letters, rem } from '../../design/tokens';

const BUTTON_PX = 26;
/** Headings stay in sight under the header, or under the bar of a tool. */
const STICKY_TOP = `var(--sticky-top, ${heights.header}px)`;
const DETAIL_LEFT_PX = 24;

/** Look of the small buttons beside the content of a row's first cell. Their signs are no text of the cell. */
const smallButton = {
  all: 'unset',
  boxSizing: 'border-box',
  flexShrink: 0,
  width: rem(BUTTON_PX),
  height: rem(BUTTON_PX),
  lineHeight: rem(BUTTON_PX),
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'var(--focus)', outlineOffset: -2 },
} as const;

/** One sheet of rules for all cells: cells themselves are plain elements. */
export const gridStyle: SxProps<Theme> = {
  '&[data-scrolls~="sideways"]': { overflowX: 'auto', containerType: 'inline-size' },
  '&[data-scrolls~="down"]': {
    // A page in a frame as high as its content sets a height of its own: a share of it would grow with itself.
    maxHeight: 'var(--table-height, min(70vh, 720px))',
    overflow: 'auto',
  },
  '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
  '& td, & th': {
    px: 1,
    height: 'var(--row)',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': { py: 0 },
  '& td[lang="et"]': { fontFamily: 'var(--serif)', ...letters[16] },
  '& td:first-of-type': { color: 'var(--ink-3)', ...letters[12] },
  '& td[data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.75 },
  // A figure and how long it is beside the longest of its column.
  '& [data-part="measure"]': { display: 'flex', alignItems: 'center', gap: 1 },
  '& [data-part="figure"]': { flex: '0 0 auto', minWidth: '6ch', textAlign: 'right' },
  '& [data-part="bar"]': { height: 10, bgcolor: 'var(--datum)', borderRadius: '1px' },
  '& [data-part="track"]': { flex: 1, minWidth: 0 },
  '& tr[data-kind="space"] td': { p: 0, border: 0 },
  // What it opens stands beside the table.
  '& tr[data-kind="detail"]:has(> td > div:empty)': { display: 'none' },
  '& tr[data-kind="detail"] td': {
    whiteSpace: 'normal',
    py: 1,
    pl: `${DETAIL_LEFT_PX}px`,
    bgcolor: 'var(--sunken)',
  },
  // What stands under a row is as wide as the box, not as the table.
  '&[data-scrolls~="sideways"] tr[data-kind="detail"] div': {
    position: 'sticky',
    left: DETAIL_LEFT_PX,
    maxWidth: `calc(100cqw - ${2 * DETAIL_LEFT_PX}px)`,
  },
  '& th': {
    position: 'sticky',
    top: STICKY_TOP,
    height: rem(28),
    zIndex: 2,
    bgcolor: 'var(--paper)',
    color: 'var(--ink-3)',
    ...letters[12],
    fontWeight: 400,
    verticalAlign: 'bottom',
    pb: 0.5,
    whiteSpace: 'normal',
    textOverflow: 'clip',
  },
  '& th[aria-sort="ascending"], & th[aria-sort="descending"]': { color: 'var(--ink)', fontWeight: 600 },
  '&[data-scrolls] th': { top: 0 },
  '& abbr': { textDecoration: 'none' },
  '& th > abbr, & th > span': { display: 'inline-block', py: 0.5 },
  '& th[data-measured]': { textAlign: 'left', pl: '16px' },
  '& [data-kind="number"], & [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    font: 'inherit',
    py: 0.5,
    borderRadius: 0.5,
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '& span': { ml: 0.5, color: 'var(--ink)' },
    // Out of the line: a heading stays on one line where its words have room.
    '& span[data-direction="none"]': { color: 'var(--line-strong)', opacity: 0, position: 'absolute' },
    '&:hover span, &:focus-visible span': { opacity: 1 },
  },
  '& a[data-word]': {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 0.5,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'var(--focus)', outlineOffset: -2 },
  },
  // A number looks like any other until it says that it opens its lines.
  '& a[data-word="number"]': { textDecoration: 'underline dotted', textUnderlineOffset: 3 },
  '& tr[data-kind="detail"] a[data-word]': { textDecoration: 'underline' },
  // A word of one letter is a small target: 8 px keep it apart from its menu (WCAG 2.5.8).
  '& [data-part="head"]': { display: 'flex', alignItems: 'center', gap: 1 },
  '& [data-part="text"]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="opener"]': {
    ...smallButton,
    ml: -0.75,
    '&::before': { content: '"▸" / ""' },
    '&[aria-expanded="true"]::before': { content: '"▾" / ""' },
  },
  // The menu of a row stays out of sight until the row is meant; a finger cannot point.
  '& [data-part="menu"]': { display: 'flex', flexShrink: 0 },
  '@media (hover: hover)': {
    '& tr:not(:hover):not(:focus-within) [data-part="menu"] > button:not([aria-expanded="true"])': {
      opacity: 0,
    },
  },
  '& [data-part="menu"] > button': {
    ...smallButton,
    ...letters[20],
    fontWeight: 700,
    '&::before': { content: '"⋮" / ""' },
  },
  // The words stay in sight while their figures are scrolled to.
  '&[data-scrolls~="sideways"] tr:not([data-kind]) > :nth-of-type(2)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'var(--paper)',
  },
  '&[data-scrolls~="sideways"] th:nth-of-type(2)': { zIndex: 3 },
  '&& tbody tr:not([data-kind]):hover > td, && tbody tr:not([data-kind]):focus-within > td': {
    bgcolor: 'var(--hover)',
  },
};
