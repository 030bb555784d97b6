import type { SxProps, Theme } from '@mui/material/styles';
import { ROW_HEIGHT_PX } from './body-lines';

const BUTTON_PX = 28;
/** Heights of the navigation bar, under which the headings stay in sight. */
const BAR_HEIGHT_PX = { xs: 56, sm: 64 };

const DETAIL_LEFT_PX = 24;

/** Look of the small buttons beside the content of a row's first cell. Their signs are no text of the cell. */
const smallButton = {
  all: 'unset',
  boxSizing: 'border-box',
  flexShrink: 0,
  width: BUTTON_PX,
  height: BUTTON_PX,
  lineHeight: `${BUTTON_PX}px`,
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
} as const;

/** One sheet of rules for all cells: cells themselves are plain elements. */
export const gridStyle: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&[data-scrolls~="sideways"]': { overflowX: 'auto', containerType: 'inline-size' },
  '&[data-scrolls~="down"]': {
    // A page in a frame as high as its content sets a height of its own: a share of it would grow with itself.
    maxHeight: 'var(--table-height, min(70vh, 720px))',
    overflow: 'auto',
  },
  '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
  '& td, & th': {
    px: 1,
    height: ROW_HEIGHT_PX,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': { py: 0 },
  '& td[data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.75 },
  '& td[data-lines]': { whiteSpace: 'normal', fontSize: '0.9em', lineHeight: 1.1 },
  '& tr[data-kind="space"] td': { p: 0, border: 0 },
  '& tr[data-kind="detail"] td': {
    whiteSpace: 'normal',
    py: 1,
    pl: `${DETAIL_LEFT_PX}px`,
    bgcolor: 'background.subtle',
  },
  // What stands under a row is as wide as the box, not as the table.
  '&[data-scrolls~="sideways"] tr[data-kind="detail"] div': {
    position: 'sticky',
    left: DETAIL_LEFT_PX,
    maxWidth: `calc(100cqw - ${2 * DETAIL_LEFT_PX}px)`,
  },
  '& th': {
    position: 'sticky',
    top: BAR_HEIGHT_PX,
    zIndex: 2,
    bgcolor: 'background.paper',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'normal',
    textOverflow: 'clip',
  },
  '&[data-scrolls] th': { top: 0 },
  '& abbr': { textDecoration: 'none' },
  '& [data-kind="number"], & [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    font: 'inherit',
    py: 1,
    borderRadius: 0.5,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
    '& span': { ml: 0.5, fontSize: '0.75em', color: 'text.primary' },
    '& span[data-direction="none"]': { color: 'text.secondary' },
  },
  '& a[data-word]': {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 0.5,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
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
  '& [data-part="menu"]': { display: 'flex', flexShrink: 0 },
  '& [data-part="menu"] > button': {
    ...smallButton,
    fontSize: '1.2rem',
    fontWeight: 700,
    '&::before': { content: '"⋮" / ""' },
  },
  // The words stay in sight while their figures are scrolled to.
  '&[data-scrolls~="sideways"] tr:not([data-kind]) > :nth-of-type(2)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '&[data-scrolls~="sideways"] th:nth-of-type(2)': { zIndex: 3 },
  '&& tbody tr:not([data-kind]):hover > td, && tbody tr:not([data-kind]):focus-within > td': {
    bgcolor: 'background.subtle',
  },
};
