import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ResultReferences } from '../citation/result-references';
import { letters } from '../design/tokens';
import type { ResultDescription } from '../provenance/use-provenance';
import { useProvenance } from '../provenance/use-provenance';
import { useToolView } from '../tool-session/tool-views';
import { ResultTable } from '../ui/result-table/result-table';
import type { RowDetail } from '../ui/result-table/row-detail';
import { makeTableView, readTableView } from '../ui/result-table/table-view';
import type { PairedRow } from './paired-rows';
import { pairedStyle } from './paired-style';
import type { PairedLook } from './use-paired-columns';
import { usePairedColumns } from './use-paired-columns';

/** Rows come in the order that says most. */
const firstView = makeTableView();

interface ComparedResultProps<Row extends PairedRow> extends Required<ResultDescription> {
  /** How the table is looked at is kept under this key. */
  readonly view: string;
  readonly label: string;
  readonly fileName: string;
  readonly head: ReactNode;
  readonly rows: readonly Row[];
  readonly look: PairedLook<Row>;
  readonly rowDetail?: RowDetail<Row>;
  readonly renderRowMenu?: (row: Row) => ReactNode;
  /** How the figures are to be read. */
  readonly note: string;
  /** Between head and table. */
  readonly children?: ReactNode;
}

/** Two selections as one thing: what their figures show, then one table with one axis and the differences. */
export function ComparedResult<Row extends PairedRow>(props: ComparedResultProps<Row>) {
  const { view: key, label, fileName, head, rows, look, rowDetail, renderRowMenu, note, children } = props;
  const { tool, totals, comparedTotals, options, request } = props;
  const describe = useProvenance();
  const columns = usePairedColumns(rows, look);
  const [view, setView] = useToolView(key, firstView, readTableView);
  const makeProvenance = () => describe({ tool, totals, comparedTotals, options, request });
  return (
    <Box sx={pairedStyle}>
      {head}
      {children}
      <ResultTable
        {...{ label, rows, columns, view }}
        {...(rowDetail && { rowDetail })}
        {...(renderRowMenu && { renderRowMenu })}
        onViewChange={setView}
        actions={<ResultReferences />}
        tableExport={{ fileName, sheetName: tool, makeProvenance }}
      />
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', pt: 1, maxWidth: '120ch' }}>{note}</Typography>
    </Box>
  );
}
