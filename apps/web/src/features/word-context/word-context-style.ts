import type { SxProps, Theme } from '@mui/material/styles';
import { errorFamilies } from '@keelerada/contract/corrector/corrector-choices';
import { heights, letters, rem } from '../../shared/design/tokens';
import { makeErrorStyle } from '../../shared/error-marks/error-look';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import type { LineColumn } from './query/line-columns';

/** Widths of the columns beside the line, and the width of the list from which there is room for each. */
const columnWidths: Readonly<Record<LineColumn, { readonly width: string; readonly from: number }>> = {
  level: { width: rem(60), from: 620 },
  // No two columns begin at one width: the rules of the widths would be one.
  nationality: { width: rem(108), from: 1300 },
  native: { width: rem(92), from: 1400 },
  title: { width: `minmax(${rem(110)}, 13%)`, from: 1500 },
};
/** From this width of the list on, the lines have numbers. */
const NUMBERS_FROM_PX = 480;

const hide = (part: string) => ({
  [`& [data-line]`]: { [`--${part}`]: '0px' },
  [`& [data-part="${part}"]`]: { display: 'none' },
});

/** On a phone a level is the stroke alone, and the words over the lines are left to screen readers. */
const strokeStyle = {
  '& [data-line]': { '--level': '12px' },
  '& [data-part="level"]': { fontSize: 0, px: '2px' },
  '& [data-head]': { ...hiddenStyle, position: 'absolute' },
};

/** Columns that are hidden: by choice, or because the list is too narrow. */
export function makeColumnsStyle(hidden: readonly LineColumn[]): Readonly<Record<string, object>> {
  const narrow = Object.entries(columnWidths).map(
    ([part, { from }]) =>
      [`@container (max-width: ${rem(from - 1)})`, part === 'level' ? strokeStyle : hide(part)] as const,
  );
  const widths = Object.entries(columnWidths).map(([part, { width }]) => [`--${part}`, width] as const);
  return {
    '& [data-line]': {
      '--tick': rem(24),
      '--number': rem(44),
      '--side': '0px',
      ...Object.fromEntries(widths),
      ...Object.fromEntries(hidden.map((part) => [`--${part}`, '0px'] as const)),
    },
    ...Object.fromEntries(hidden.map((part) => [`& [data-part="${part}"]`, { display: 'none' }] as const)),
    ...Object.fromEntries(narrow),
    [`@container (max-width: ${rem(NUMBERS_FROM_PX - 1)})`]: hide('number'),
  };
}

const levelStrokes = [
  ['A', 'var(--lv-a2)', true],
  ['B', 'var(--lv-b1)', true],
  ['B2', 'var(--lv-b2)', false],
  ['C', 'var(--lv-c1)', false],
] as const;

const levelStyles: Readonly<Record<string, object>> = Object.fromEntries(
  levelStrokes.map(([level, background, hasEdge]) => [
    `& [data-level^="${level}"]::before`,
    { background, ...(hasEdge && { border: '1px solid var(--lv-edge)' }) },
  ]),
);

const cell = { px: 1, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const beside = { ...cell, color: 'var(--ink-3)', ...letters[12] } as const;

/** A tick shows under the pointer, with the focus and when it is there; a finger has no pointer to show it by. */
const tickStyle = {
  '& [data-part="tick"]': { gridColumn: 'tick', alignSelf: 'stretch' },
  '& [data-part="tick"] label': {
    display: 'grid',
    placeContent: 'center',
    height: '100%',
    cursor: 'pointer',
  },
  '& [data-tick]': {
    ...{ appearance: 'none', width: 14, height: 14, m: 0, opacity: 0, cursor: 'pointer' },
    ...{
      border: '1px solid var(--line-strong)',
      borderRadius: '2px',
      display: 'grid',
      placeContent: 'center',
    },
  },
  '& [data-line]:hover [data-tick], & [data-tick]:focus-visible, & [data-line]:focus-within [data-tick]': {
    opacity: 1,
  },
  '& [data-tick]:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '& [data-tick]:checked': { opacity: 1, bgcolor: 'var(--ink)', borderColor: 'var(--ink)' },
  '& [data-tick]:checked::after': {
    ...{ content: '""', width: 8, height: 4, border: 'solid var(--paper)', borderWidth: '0 0 1.5px 1.5px' },
    transform: 'rotate(-45deg) translate(1px, -1px)',
  },
  '@media (pointer: coarse)': {
    '& [data-tick]': { opacity: 1 },
    '& [data-line]': { '--tick': '44px' },
  },
  '& [data-left-out]': { opacity: 0.55 },
  '& [data-part="tag"]': {
    ...{ position: 'absolute', right: 44, maxWidth: 160, px: '4px', borderRadius: '2px' },
    ...{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'var(--ink)', bgcolor: 'var(--sunken)' },
    ...letters[12],
    boxShadow: '0 0 0 4px var(--paper)',
  },
} as const;

/** Errors are underlined in their look; under the line stands what belongs in their place. */
const errorsStyle = {
  ...Object.fromEntries(
    errorFamilies.map(({ name }) => [`& [data-error="${name}"]`, makeErrorStyle(name)] as const),
  ),
  '& [data-line][data-errors]': {
    ...{ minHeight: 0, cursor: 'default', mt: '-1px', bgcolor: 'var(--paper)', pb: '4px' },
  },
  '& [data-errors] > [data-part="before"], & [data-errors] > [data-part="rest"]': {
    ...{ ...letters[12], lineHeight: '1.25rem', color: 'var(--ink-3)' },
    ...{ fontFamily: 'inherit', whiteSpace: 'normal', maskImage: 'none', alignSelf: 'start' },
    gridRow: 1,
  },
  '& [data-errors] > [data-part="before"] > span': { flexShrink: 1, textAlign: 'right' },
  '& [data-part="error"]': { mr: '16px' },
  '& [data-errors] > [data-part="before"] [data-part="error"]': { mr: 0, ml: '16px' },
  // Too narrow for two sides: all errors of the line stand under it, those of the keyword first.
  [`@container (max-width: ${rem(NUMBERS_FROM_PX - 1)})`]: {
    '& [data-line][data-errors]': { display: 'block', pl: 'var(--tick)', pr: 1 },
    '& [data-errors] > [data-part]': { display: 'inline' },
  },
  '& [data-part="correction"]': {
    ...{ ...letters[14], fontFamily: 'var(--serif)', color: 'var(--ink-2)' },
    lineHeight: '1.25rem',
  },
  '& [data-part="correction"] b': { fontWeight: 600, color: 'var(--ink)' },
} as const;

/** One sheet of rules for all lines: lines themselves are plain elements, so that they scroll without a dropped frame. */
export const linesStyle: SxProps<Theme> = {
  // A page of lines grows with the window; a long list scrolls in a box of its own.
  overflowX: 'clip',
  '&[data-scrolls]': { maxHeight: 'min(70vh, 720px)', overflowY: 'auto', overflowX: 'hidden' },
  '&[data-scrolls] [data-head]': { top: 0 },
  containerType: 'inline-size',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary' },
  '& [data-line]': {
    display: 'grid',
    gridTemplateColumns:
      '[tick] var(--tick) [number] var(--number) [side] var(--side) [title] var(--title) [level] var(--level) [native] var(--native) [nationality] var(--nationality) [before] minmax(0, 1fr) [rest] minmax(0, 1.15fr) [more] 40px',
    alignItems: 'center',
    minHeight: 'var(--row)',
    borderBottom: '1px solid var(--line)',
    whiteSpace: 'pre',
    cursor: 'pointer',
    position: 'relative',
  },
  '& [data-line]:hover': { bgcolor: 'var(--hover)' },
  '& [data-line][data-open]': { bgcolor: 'var(--sunken)' },
  ...tickStyle,
  ...errorsStyle,
  '& [data-part="number"]': {
    ...beside,
    gridColumn: 'number',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-compared] [data-line]': { '--side': rem(52) },
  '& [data-line][data-side="A"]': { boxShadow: 'inset 4px 0 0 var(--div-a)' },
  '& [data-line][data-side="B"]': { boxShadow: 'inset 4px 0 0 var(--div-b)' },
  '& [data-line][data-side="AB"]': {
    boxShadow: 'inset 4px 0 0 var(--div-b), inset 8px 0 0 var(--div-a)',
  },
  '& [data-part="side"]': { ...beside, gridColumn: 'side', color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  '& [data-part="title"]': { ...beside, gridColumn: 'title' },
  '& [data-part="level"]': { ...beside, gridColumn: 'level' },
  // A stroke in the colour of the level; the two weakest have an edge, to be seen on paper.
  '& [data-level]::before': {
    content: '"" / ""',
    display: 'inline-block',
    boxSizing: 'border-box',
    width: 4,
    height: 12,
    mr: 1,
    verticalAlign: '-2px',
    borderRadius: '1px',
    forcedColorAdjust: 'none',
  },
  ...levelStyles,
  '& [data-part="native"]': { ...beside, gridColumn: 'native' },
  '& [data-part="nationality"]': { ...beside, gridColumn: 'nationality' },
  // The words next to the keyword matter most: the context before it is cut, and fades, at its left.
  '& [data-part="before"]': {
    gridColumn: 'before',
    display: 'flex',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    pr: 1,
    maskImage: 'linear-gradient(to right, transparent, black 24px)',
  },
  '& [data-part="before"] > span': { flexShrink: 0 },
  '& [data-part="rest"]': {
    gridColumn: 'rest',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
  },
  '& [data-part="before"], & [data-part="rest"]': {
    fontFamily: 'var(--keelerada-reading-font, inherit)',
    ...letters[16],
    lineHeight: 'calc(var(--row) - 2px)',
  },
  '& [data-look="more"]': { color: 'text.secondary' },
  '& mark': { bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.5, boxShadow: 'none' },
  '& [data-part="keyword"]': { fontWeight: 600, color: 'var(--accent)' },
  '& [data-part="waiting"]': {
    gridColumn: 'before / more',
    height: 12,
    mx: 2,
    borderRadius: 1,
    bgcolor: 'action.hover',
  },
  '& [data-part="more"]': { gridColumn: 'more' },
  '& [data-part="more"] button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: 40,
    height: 'calc(var(--row) - 4px)',
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: 1,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
  },
  '& [data-head]': {
    position: 'sticky',
    top: `var(--sticky-top, ${heights.header}px)`,
    zIndex: 1,
    fontWeight: 600,
    cursor: 'default',
    bgcolor: 'var(--paper)',
  },
  '& [data-head]:hover': { bgcolor: 'var(--paper)' },
  '& [data-head] > [data-part], & [data-head] > [data-part="rest"] > [data-part]': {
    color: 'var(--ink-3)',
    fontFamily: 'inherit',
    ...letters[12],
    fontWeight: 400,
    whiteSpace: 'normal',
    maskImage: 'none',
  },
  // Said to screen readers; the buttons under it speak for themselves to the eye.
  '& [data-head] > [data-part="more"], & [data-head] > [data-part="tick"]': { fontSize: 0 },
  '& [data-head] > [data-part="rest"] > [data-part="keyword"]': { color: 'primary.main' },
};
