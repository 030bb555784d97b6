import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';
import type { RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';
import { TableRow } from './table-row';

export const ROW_HEIGHT_PX = 40;
/** Rows kept ready above and below those in sight. */
const OVERSCAN_ROWS = 12;
/** Size of the box if the browser reports none (tests, hidden tabs). */
const FIRST_BOX = { width: 800, height: 640 };

interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly order: RowOrder;
  /** First row (inclusive) and last (exclusive) of the page in the order. */
  readonly page: { readonly first: number; readonly end: number };
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  readonly renderRowMenu: ((row: Row) => ReactNode) | undefined;
}

function useFormats<Row>(columns: readonly ResultColumn<Row>[]) {
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === 'et' ? 'et-EE' : 'en-GB';
    const makeFormat = (digits: number, sign = '') => {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return (value: number) => format.format(value) + sign;
    };
    return {
      formatRowNumber: makeFormat(0),
      formats: columns.map((column) =>
        column.kind === 'number' ? makeFormat(column.fractionDigits ?? 0, column.sign) : makeFormat(0),
      ),
    };
  }, [language, columns]);
}

/** Space for the rows out of sight on one side. */
function Spacer({ heightPx, columnCount }: { readonly heightPx: number; readonly columnCount: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden data-kind="space">
      <td colSpan={columnCount} style={{ height: heightPx }} />
    </tr>
  );
}

/** The rows in sight and the space of the others: a table of any length costs what a screenful costs. */
export function TableBody<Row>({
  rows,
  columns,
  order,
  page,
  scrollBox,
  renderRowMenu,
}: TableBodyProps<Row>) {
  const { formats, formatRowNumber } = useFormats(columns);
  const virtualizer = useVirtualizer({
    count: page.end - page.first,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    initialRect: FIRST_BOX,
  });
  const items = virtualizer.getVirtualItems();
  const grows = columns.some((column) => column.kind === 'text' && column.wraps === true);
  const columnCount = columns.length + (renderRowMenu === undefined ? 1 : 2);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer heightPx={before} columnCount={columnCount} />
      {items.map(({ index }) => {
        const place = page.first + index;
        const row = rows[order[place] ?? -1];
        if (row === undefined) return null;
        return (
          <TableRow
            key={place}
            row={row}
            number={place + 1}
            index={index}
            measure={grows ? virtualizer.measureElement : undefined}
            columns={columns}
            formats={formats}
            formatRowNumber={formatRowNumber}
            renderRowMenu={renderRowMenu}
          />
        );
      })}
      <Spacer heightPx={after} columnCount={columnCount} />
    </tbody>
  );
}
