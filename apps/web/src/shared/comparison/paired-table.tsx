import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';
import { useToolView } from '../tool-session/tool-views';
import type { TableExport } from '../ui/result-table/result-table';
import { ResultTable } from '../ui/result-table/result-table';
import type { RowDetail } from '../ui/result-table/row-detail';
import { makeTableView, readTableView } from '../ui/result-table/table-view';
import type { PairedRow } from './paired-rows';
import { pairedStyle } from './paired-style';
import type { PairedLook } from './use-paired-columns';
import { usePairedColumns } from './use-paired-columns';

/** Rows come in the order that says most. */
const firstView = makeTableView();

interface PairedTableProps<Row extends PairedRow> {
  /** The tool's name: how the table is looked at is kept under it. */
  readonly tool: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly look: PairedLook<Row>;
  readonly tableExport: TableExport;
  readonly actions: ReactNode;
  readonly rowDetail?: RowDetail<Row>;
  readonly renderRowMenu?: (row: Row) => ReactNode;
  /** How the figures are to be read. */
  readonly note: string;
}

/** Two selections in one table: one axis, paired bars, the difference with its interval. */
export function PairedTable<Row extends PairedRow>({ tool, look, note, ...table }: PairedTableProps<Row>) {
  const columns = usePairedColumns(table.rows, look);
  const [view, setView] = useToolView(`${tool}.pairs`, firstView, readTableView);
  return (
    <Box sx={pairedStyle}>
      <ResultTable {...table} columns={columns} view={view} onViewChange={setView} />
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', pt: 1, maxWidth: '120ch' }}>{note}</Typography>
    </Box>
  );
}
