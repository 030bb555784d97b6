import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { letters } from '../../shared/design/tokens';

export interface PlainRow {
  readonly key: string;
  readonly head: string;
  readonly cells: readonly ReactNode[];
}

interface PlainTableProps {
  readonly label: string;
  /** Names of the columns, that of the row heads first. */
  readonly columns: readonly string[];
  readonly rows: readonly PlainRow[];
  /** Sums, under a line. */
  readonly total?: PlainRow;
}

function Row({ row }: { readonly row: PlainRow }) {
  return (
    <tr>
      <th scope="row">{row.head}</th>
      {row.cells.map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}

/** Numbers beside names; on a narrow screen it is pushed sideways. */
export function PlainTable({ label, columns, rows, total }: PlainTableProps) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={tableStyle}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} />
          </tfoot>
        )}
      </table>
    </Box>
  );
}

const tableStyle = {
  ...letters[14],
  maxWidth: '100%',
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': {
    py: '8px',
    pl: { xs: '16px', sm: '24px' },
    textAlign: 'right',
    verticalAlign: 'baseline',
    fontWeight: 400,
    borderBottom: '1px solid var(--grid)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', borderColor: 'var(--line)' },
  '& tr > th:first-of-type': { textAlign: 'left', pl: 0, minWidth: 120 },
  '& tfoot th, & tfoot td': { fontWeight: 500, borderTop: '1px solid var(--line)', borderBottom: 0 },
} as const;
