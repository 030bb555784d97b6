import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';
import { ToolTable, type ToolTableProps } from '../tool-frame/tool-table';
import type { PairedRow } from './paired-rows';
import { pairedStyle } from './paired-style';
import { usePairedColumns, type PairedLook } from './use-paired-columns';

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
