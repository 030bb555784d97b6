import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldingFilters } from '../folding-filters';
import { SelectField } from '../select-field';
import { readOwn } from '@keelerada/estonian/make-table';
import { rem } from '../../design/tokens';
import { useNumberFormat } from '../../i18n/use-language';
import { MultiSelect } from '../multi-select';
import { countChoices } from './order-rows';
import type { ResultColumn, TextColumn } from './result-column';
import { type ColumnFilter, type TableView, type TextMatch, withFilter } from './table-view';

interface FilterProps<Row> {
  readonly column: TextColumn<Row>;
  readonly filter: ColumnFilter | undefined;
  readonly onChange: (filter: ColumnFilter | null) => void;
}

function TextFilter<Row>({ column, filter, onChange }: FilterProps<Row>) {
  const { t } = useTranslation('result-table');
  const { match, text } = filter?.kind === 'text' ? filter : { match: 'contains' as const, text: '' };
  const change = (next: { match?: TextMatch; text?: string }) =>
    onChange({ kind: 'text', match, text, ...next });
  return (
    <Box sx={{ display: 'flex', gap: 1, flex: '1 1 280px', minWidth: 0 }}>
      <SelectField
        label={t('filter.how')}
        value={match}
        onChange={(next) => change({ match: next })}
        options={['contains', 'starts']}
        nameOption={(each) => t(`filter.${each}`)}
        sx={{ width: rem(136), flexShrink: 0 }}
      />
      <TextField
        size="small"
        label={t('filter.column', { column: column.heading })}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { lang: column.language, spellCheck: false, autoComplete: 'off' } }}
        sx={{ flex: 1, minWidth: 0 }}
      />
    </Box>
  );
}

type ChoiceFilterProps<Row> = FilterProps<Row> &
  Pick<TableFiltersProps<Row>, 'rows' | 'columns'> & { readonly filters: TableView['filters'] };

/** Choices of one column: those that go with what is chosen in the others. */
function ChoiceFilter<Row>({ rows, columns, filters, column, filter, onChange }: ChoiceFilterProps<Row>) {
  const { t } = useTranslation('result-table');
  const formatNumber = useNumberFormat();
  const choices = useMemo(
    () => countChoices(rows, column, columns, filters),
    [rows, column, columns, filters],
  );
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <MultiSelect
        label={t('filter.column', { column: column.heading })}
        options={choices.map(([value, count]) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        value={filter?.kind === 'choice' ? filter.values : []}
        onChange={(values) => onChange(values.length > 0 ? { kind: 'choice', values } : null)}
        emptyText={t('filter.any')}
      />
    </Box>
  );
}

interface TableFiltersProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** One filter for each column that has one. */
export function TableFilters<Row>({ rows, columns, view, onViewChange }: TableFiltersProps<Row>) {
  const { t } = useTranslation('result-table');
  const filtered = columns.filter(
    (column): column is TextColumn<Row> => column.kind === 'text' && column.filter !== undefined,
  );
  if (filtered.length === 0) return null;
  return (
    <FoldingFilters role="group" label={t('filter.title')}>
      {filtered.map((column) => {
        const props = {
          column,
          filter: readOwn(view.filters, column.id),
          onChange: (filter: ColumnFilter | null) => onViewChange(withFilter(view, column.id, filter)),
        };
        return column.filter === 'choice' ? (
          <ChoiceFilter key={column.id} rows={rows} columns={columns} filters={view.filters} {...props} />
        ) : (
          <TextFilter key={column.id} {...props} />
        );
      })}
    </FoldingFilters>
  );
}
