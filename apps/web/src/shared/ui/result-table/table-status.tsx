import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../i18n/use-language';
import { describeFilters } from './describe-view';
import type { ResultColumn } from './result-column';
import { type TableView, withFilter } from './table-view';

interface TableStatusProps<Row> {
  readonly rowCount: number;
  readonly shownCount: number;
  /** What the rows were counted in. */
  readonly note?: string | undefined;
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly children?: ReactNode;
}

/** How many rows there are and which filters hide the others; always in sight above the table. */
export function TableStatus<Row>(props: TableStatusProps<Row>) {
  const { rowCount, shownCount, note, columns, view, onViewChange, children } = props;
  const { t } = useTranslation('result-table');
  const formatNumber = useNumberFormat();
  const active = describeFilters(columns, view.filters, t);
  const shown = formatNumber(shownCount);
  const all = formatNumber(rowCount);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: { sm: 32 } }}>
      <Typography role="status" component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {active.length > 0
          ? t('count.filtered', { shown, all, count: rowCount })
          : t('count.all', { count: rowCount, formatted: all })}
        {note !== undefined && (
          <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'var(--ink-3)' }}>
            {note}
          </Box>
        )}
      </Typography>
      {active.map(({ columnId, label }) => (
        <Chip
          key={columnId}
          size="small"
          label={label}
          onDelete={() => onViewChange(withFilter(view, columnId, null))}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      {active.length > 0 && (
        <Button size="small" onClick={() => onViewChange({ ...view, filters: {}, pageIndex: 0 })}>
          {t('filter.clear')}
        </Button>
      )}
      {children}
    </Box>
  );
}
