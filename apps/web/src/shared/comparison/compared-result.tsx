import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';
import { ToolTable, type ToolTableProps } from '../tool-frame/tool-table';
import type { PairedRow } from './paired-rows';
import { usePairedColumns, type PairedLook } from './use-paired-columns';

const stroke = { position: 'absolute', height: 2, textDecoration: 'none' } as const;

interface ComparedResultProps<Row extends PairedRow> extends Omit<ToolTableProps<Row>, 'columns' | 'look'> {
  readonly head: ReactNode;
  readonly look: PairedLook<Row>;
  /** How the figures are to be read. */
  readonly note: string;
  /** Between head and table. */
  readonly children?: ReactNode;
  /** A picture of the same rows, where there is room. */
  readonly beside?: ReactNode;
}

/** Two selections as one thing: what their figures show, then one table with one axis and the differences. */
export function ComparedResult<Row extends PairedRow>(props: ComparedResultProps<Row>) {
  const { head, look, note, children, beside, ...table } = props;
  return (
    <Box sx={pairedStyle}>
      {head}
      {children}
      <Box sx={beside === undefined ? undefined : besideStyle}>
        <ToolTable {...table} part="pairs" columns={usePairedColumns(props.rows, look)} />
        {beside}
      </Box>
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', pt: 1, maxWidth: '120ch' }}>{note}</Typography>
    </Box>
  );
}

const besideStyle = {
  ...{ display: 'grid', gap: '24px 40px', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 100em)': { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
} as const;

/** Cells of a table of two selections: bars, differences, figures with their intervals. */
const pairedStyle = {
  '& [data-side="A"]': { bgcolor: 'var(--div-a)' },
  '& [data-side="B"]': { bgcolor: 'var(--div-b)' },
  '& [data-part="pair-name"]': {
    ...{ display: 'inline-block', py: '3px', fontWeight: 500, overflowWrap: 'anywhere' },
    '&[lang="et"]': { fontFamily: 'var(--serif)', fontWeight: 400, ...letters[16] },
  },
  '& [data-part="pair-note"]': { ...letters[12], display: 'block', color: 'var(--ink-3)' },
  '& [data-part="bars"]': {
    display: 'grid',
    gap: '4px',
    ...{ my: '-6px', py: '8px', borderLeft: '1px solid var(--line)', borderRight: '1px solid var(--grid)' },
    backgroundImage: 'linear-gradient(to left, var(--grid) 1px, transparent 1px)',
  },
  '& [data-part="bars"] > [data-part="bar"]': {
    ...{ position: 'relative', height: 12, bgcolor: 'transparent' },
    '&[data-few] > *': { opacity: 0.5 },
    '& i': { position: 'absolute', inset: '0 auto 0 0', minWidth: '1px', borderRadius: '0 1px 1px 0' },
    '& u': { ...stroke, top: 5, bgcolor: 'var(--ink)', boxShadow: '0 0 0 1px var(--paper)' },
    '& u::before, & u::after': {
      ...{ content: '""', position: 'absolute', top: -2, height: 6, width: '1px', bgcolor: 'var(--ink)' },
    },
    '& u::after': { right: 0 },
    '& u[data-cut]::after': { display: 'none' },
  },
  '& [data-part="difference"]': {
    ...{ position: 'relative', display: 'block', height: 44, my: '-6px', mx: '8px' },
    '& em': { position: 'absolute', insetBlock: 0, width: '1px', bgcolor: 'var(--datum-strong)' },
    '& u': { ...stroke, top: 21, bgcolor: 'var(--ink-3)' },
    '& i': {
      ...{ position: 'absolute', top: 17, width: 10, height: 10, ml: '-5px', borderRadius: '50%' },
      boxShadow: '0 0 0 2px var(--paper)',
      '&:not([data-side])': { bgcolor: 'var(--paper)', boxShadow: 'inset 0 0 0 2px var(--ink-3)' },
    },
  },
  '& [data-part="rate"]': {
    ...{ display: 'block', lineHeight: '1rem', fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
    '& b': { display: 'block', fontWeight: 500 },
    '& small': { ...letters[12], color: 'var(--ink-3)' },
    '&[data-unsure] b': { color: 'var(--ink-3)' },
  },
  '& th > :has(> [data-part="axis"])': {
    ...{ display: 'block', boxSizing: 'border-box', width: '100%' },
    '& > [data-direction]': { display: 'none' },
  },
  '& th [data-side]': { ...{ width: 10, height: 10, mr: '6px', verticalAlign: '-1px' } },
  '& [data-part="axis"]': { display: 'block', color: 'var(--ink-2)', fontWeight: 500 },
  '& [data-part="ticks"]': {
    ...{ position: 'relative', display: 'block', height: 16, fontWeight: 400, color: 'var(--ink-3)' },
    '& span': { position: 'absolute', transform: 'translateX(-50%)', fontVariantNumeric: 'tabular-nums' },
    '& [data-end="0"]': { transform: 'none' },
    '& [data-end="100"]': { transform: 'translateX(-100%)' },
  },
  '& [data-part="stacked"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 64px',
    ...{ columnGap: '8px', rowGap: '6px', alignItems: 'center' },
    '& > [data-part="rate"] > span': { display: 'block' },
    '& small': { display: 'none' },
  },
  // The rows of a phone have no numbers.
  '@media (max-width: 42.49em)': {
    '& col:first-of-type, & th:first-of-type, & tr:not([data-kind]) > td:first-of-type': { display: 'none' },
    '& [data-part="text"]:has(> [data-part="stacked"])': { flex: 1 },
    // The axis stands over the bars, beside what opens a row and what it can be asked for.
    '& [data-part="axis"]': { mr: '72px' },
    '& table:has([data-part="opener"]) [data-part="axis"]': { ml: '26px' },
    '& table:has([data-part="menu"]) [data-part="axis"]': { mr: '104px' },
  },
} as const;
