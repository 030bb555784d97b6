import { readOwn } from '@keelerada/estonian/make-table';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../i18n/use-language';
import { FilterField, FilterInput } from '../filter-field';
import { countChoices } from './order-rows';
import type { ResultColumn, TextColumn } from './result-column';
import { type TableView, type TextMatch, withFilter } from './table-view';

interface TableFiltersProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

type ChoiceFilterProps<Row> = TableFiltersProps<Row> & { readonly column: TextColumn<Row> };

/** Values of one column: those that go with what is chosen in the others. */
function ChoiceFilter<Row>({ rows, columns, column, view, onViewChange }: ChoiceFilterProps<Row>) {
  const formatNumber = useNumberFormat();
  const filter = readOwn(view.filters, column.id);
  const chosen = filter?.kind === 'choice' ? filter.values : [];
  const choices = useMemo(
    () => countChoices(rows, column, columns, view.filters),
    [rows, column, columns, view.filters],
  );
  const toggle = (value: string) => {
    const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    onViewChange(withFilter(view, column.id, values.length > 0 ? { kind: 'choice', values } : null));
  };
  return (
    <Box role="group" aria-label={column.heading} sx={choicesStyle}>
      {choices.map(([value, count]) => (
        <Chip
          key={value}
          size="small"
          variant={chosen.includes(value) ? 'filled' : 'outlined'}
          aria-pressed={chosen.includes(value)}
          label={`${value} ${formatNumber(count)}`}
          onClick={() => toggle(value)}
        />
      ))}
    </Box>
  );
}

const matches: readonly TextMatch[] = ['contains', 'starts'];

/** One field that filters by any column that has a filter. */
export function TableFilters<Row>({ rows, columns, view, onViewChange }: TableFiltersProps<Row>) {
  const { t } = useTranslation('result-table');
  const [chosen, setChosen] = useState('');
  const ways = columns.flatMap((column) => {
    if (column.kind !== 'text' || column.filter === undefined) return [];
    const of = (match: TextMatch | null, text: string) => ({
      column,
      match,
      key: `${column.id} ${match}`,
      text,
    });
    return column.filter === 'choice'
      ? [of(null, column.heading)]
      : matches.map((match) => of(match, `${column.heading} ${t(`filter.${match}`)}`));
  });
  const readFilter = ({ column }: (typeof ways)[number]) => readOwn(view.filters, column.id);
  const isInUse = (way: (typeof ways)[number]) => {
    const filter = readFilter(way);
    return filter !== undefined && (filter.kind === 'choice' || filter.match === way.match);
  };
  const way = ways.find(({ key }) => key === chosen) ?? ways.find(isInUse) ?? ways[0];
  if (way === undefined) return null;
  const { column, match } = way;
  const filter = readFilter(way);
  const text = filter?.kind === 'text' ? filter.text : '';
  const write = (to: TextMatch, typed: string) =>
    onViewChange(withFilter(view, column.id, { kind: 'text', match: to, text: typed }));
  const choose = (key: string) => {
    const next = ways.find((one) => one.key === key);
    setChosen(key);
    if (next?.match && next.column === column && text !== '') write(next.match, text);
  };
  return (
    <FilterField
      label={t('filter.title')}
      choice={{ ways: ways.map(({ key, text: name }) => [key, name]), way: way.key, onWay: choose }}
    >
      {match === null ? (
        <ChoiceFilter {...{ rows, columns, column, view, onViewChange }} />
      ) : (
        <FilterInput
          label={t('filter.column', { column: column.heading })}
          lang={column.language}
          value={text}
          onChange={({ target }) => write(match, target.value)}
        />
      )}
    </FilterField>
  );
}

const choicesStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  px: '8px',
  overflowX: 'auto',
} as const;
