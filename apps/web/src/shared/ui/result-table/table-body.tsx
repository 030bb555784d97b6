import { type ReactNode, type RefObject, useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { type LinesProps, type Measure, PageLines, VirtualLines } from './body-lines';
import type { ResultColumn } from './result-column';
import type { BodyLine, RowDetail } from './row-detail';
import { TableRow } from './table-row';

interface TableBodyProps<Row> extends Omit<LinesProps<Row>, 'renderLine'> {
  readonly columns: readonly ResultColumn<Row>[];
  /** The box that the rows scroll in, or null if the table is as high as its rows. */
  readonly scrollBox: RefObject<HTMLDivElement | null> | null;
  readonly renderRowMenu: ((row: Row) => ReactNode) | undefined;
  readonly rowDetail: RowDetail<Row> | undefined;
  readonly onToggleRow: (row: Row) => void;
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
        column.kind === 'number'
          ? makeFormat(column.shownDigits ?? column.fractionDigits ?? 0, column.sign)
          : makeFormat(0),
      ),
    };
  }, [language, columns]);
}

/** The rows of a page, or of the whole table in a box that scrolls. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, columns, order, page, openRows, scrollBox, renderRowMenu, rowDetail, onToggleRow } = props;
  const { formats, formatRowNumber } = useFormats(columns);
  const columnCount = columns.length + 1;
  const renderLine = ({ place, isDetail }: BodyLine, index: number, measure?: Measure) => {
    const row = rows[order[place] ?? -1];
    if (row === undefined) return null;
    if (isDetail)
      return (
        <tr key={`detail-${place}`} ref={measure} data-index={index} data-kind="detail">
          <td colSpan={columnCount}>
            <div>{rowDetail?.render(row)}</div>
          </td>
        </tr>
      );
    return (
      <TableRow
        key={place}
        row={row}
        number={place + 1}
        index={index}
        measure={measure}
        columns={columns}
        formats={formats}
        formatRowNumber={formatRowNumber}
        renderRowMenu={renderRowMenu}
        rowDetail={rowDetail}
        isOpen={openRows.has(row)}
        onToggle={onToggleRow}
      />
    );
  };
  const lines = { rows, order, page, openRows, renderLine };
  if (scrollBox === null) return <PageLines {...lines} />;
  const grows = columns.some((column) => column.kind === 'text' && column.wraps === true);
  return <VirtualLines {...lines} scrollBox={scrollBox} columnCount={columnCount} grows={grows} />;
}
