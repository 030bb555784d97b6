import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';

interface PlainColumn {
  readonly title: ReactNode;
  /** Numbers stand under each other; a picture says what its row says, and narrow screens leave it out. */
  readonly kind?: 'number' | 'picture';
}

export interface PlainRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface PlainTableProps {
  /** Names the place that the table scrolls in where it is too wide. */
  readonly label: string;
  /** Says it above the table too. */
  readonly hasCaption?: boolean;
  readonly columns: readonly PlainColumn[];
  /** All but the first column are numbers; the table is as wide as they need. */
  readonly isOfNumbers?: boolean;
  readonly rows: readonly PlainRow[];
  /** Sums, under a line. */
  readonly total?: PlainRow;
}

/** A few rows of hairlines, each known by its first cell. */
export function PlainTable(props: PlainTableProps) {
  const { label, hasCaption = false, isOfNumbers = false, columns, rows, total } = props;
  const findKind = (place: number) =>
    columns[place]?.kind ?? (isOfNumbers && place > 0 ? 'number' : undefined);
  const renderRow = ({ key, cells: [name, ...cells] }: PlainRow) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, place) => {
        const kind = findKind(place + 1);
        return (
          <td key={place} className={kind} aria-hidden={kind === 'picture' || undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={tableStyle}
      data-of-numbers={isOfNumbers || undefined}
    >
      <table aria-label={hasCaption ? undefined : label}>
        {hasCaption && <caption>{label}</caption>}
        <thead>
          <tr>
            {columns.map(({ title }, place) =>
              findKind(place) === 'picture' ? (
                <td key={place} aria-hidden className="picture" />
              ) : (
                <th key={place} scope="col" className={findKind(place)}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{rows.map(renderRow)}</tbody>
        {total && <tfoot>{renderRow(total)}</tfoot>}
      </table>
    </Box>
  );
}

const tableStyle = {
  maxWidth: '100%',
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
  '& table': { width: '100%', borderCollapse: 'collapse', ...letters[14] },
  '& caption': { textAlign: 'left' },
  '& th, & td': {
    height: 28,
    p: '2px 8px',
    textAlign: 'left',
    fontWeight: 400,
    borderBottom: '1px solid var(--grid)',
  },
  '& tr > :not(* + *)': { pl: 0 },
  '& tr > :not(:has(+ *))': { pr: 0 },
  '& thead th': {
    ...letters[12],
    color: 'var(--ink-3)',
    borderColor: 'var(--line)',
    verticalAlign: 'bottom',
  },
  '&[data-of-numbers] table': { width: 'auto', '& .number': { pl: { xs: '16px', sm: '24px' } } },
  '& tfoot :is(th, td)': { fontWeight: 500, borderTop: '1px solid var(--line)', borderBottom: 0 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .picture': { width: '30%', display: { xs: 'none', sm: 'table-cell' } },
  '& tbody tr': { breakInside: 'avoid' },
} as const;

interface PairedBarsProps {
  /** The older value and the newer one. */
  readonly values: readonly number[];
  /** The value that fills the place. */
  readonly most: number;
}

export const pairedInks = ['var(--datum-strong)', 'var(--ink)'] as const;

/** Two values as bars under each other. */
export function PairedBars({ values, most }: PairedBarsProps) {
  return values.map((value, place) => (
    <Box
      key={place}
      data-drawn
      sx={{ height: 6, mb: '2px', minWidth: '1px', printColorAdjust: 'exact' }}
      style={{ width: `${(100 * value) / most}%`, backgroundColor: pairedInks[place] }}
    />
  ));
}
