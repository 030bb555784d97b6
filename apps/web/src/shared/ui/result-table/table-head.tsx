import { useTranslation } from 'react-i18next';
import type { ResultColumn } from './result-column';
import { type TableView, withNextSort } from './table-view';

interface TableHeadProps<Row> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

const SORT_SIGNS = { ascending: '↑', descending: '↓', none: '↕' } as const;

function readDirection(view: TableView, columnId: string): keyof typeof SORT_SIGNS {
  if (view.sort?.columnId !== columnId) return 'none';
  return view.sort.isDescending ? 'descending' : 'ascending';
}

/** Headings that stay in sight; a press sorts by the column. */
export function TableHead<Row>({ columns, view, onViewChange }: TableHeadProps<Row>) {
  const { t } = useTranslation('result-table');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-kind="number">
          <abbr title={t('row_number')}>{t('row_number_short')}</abbr>
        </th>
        {columns.map((column) => {
          const isSortable = column.kind === 'number' || column.isSortable !== false;
          const direction = readDirection(view, column.id);
          return (
            <th
              key={column.id}
              scope="col"
              data-kind={column.kind}
              data-measured={(column.kind === 'number' && column.barOf !== undefined) || undefined}
              data-align={column.kind === 'text' ? column.align : undefined}
              aria-sort={isSortable ? direction : undefined}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => onViewChange(withNextSort(view, column.id, column.kind === 'number'))}
                >
                  {column.renderHeading?.() ?? column.heading}
                  <wbr />
                  <span aria-hidden data-direction={direction}>
                    {SORT_SIGNS[direction]}
                  </span>
                </button>
              ) : (
                <span>{column.renderHeading?.() ?? column.heading}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
