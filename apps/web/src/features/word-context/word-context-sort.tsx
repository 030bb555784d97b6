import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { concordanceSorts } from '@keelerada/contract/choices';
import type { ConcordanceSort } from '@keelerada/contract/choices';
import { useTranslation } from 'react-i18next';
import type { LineOrder } from './word-context-view';

interface WordContextSortProps {
  readonly order: Pick<LineOrder, 'sort' | 'thenSort'>;
  readonly onChange: (order: Pick<LineOrder, 'sort' | 'thenSort'>) => void;
}

/** Orders of lines, one or two: the second one needs a first. */
export function WordContextSort({ order: { sort, thenSort }, onChange }: WordContextSortProps) {
  const { t } = useTranslation(['word-context', 'word-context-lines']);
  const seconds = concordanceSorts.filter((value) => value !== 'TEXT' && value !== sort);
  const changeFirst = (next: ConcordanceSort) =>
    onChange({ sort: next, thenSort: next === 'TEXT' || next === thenSort ? null : thenSort });
  return (
    <>
      <TextField
        select
        size="small"
        label={t('sort.title')}
        value={sort}
        onChange={({ target }) => changeFirst(target.value as ConcordanceSort)}
        sx={{ flex: '0 1 200px', minWidth: 152 }}
      >
        {concordanceSorts.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`sort.by.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      {sort !== 'TEXT' && (
        <TextField
          select
          size="small"
          label={t('word-context-lines:then')}
          value={thenSort ?? 'TEXT'}
          onChange={({ target }) =>
            onChange({
              sort,
              thenSort: target.value === 'TEXT' ? null : (target.value as ConcordanceSort),
            })
          }
          sx={{ flex: '0 1 200px', minWidth: 152 }}
        >
          <MenuItem value="TEXT">{t('word-context-lines:then_nothing')}</MenuItem>
          {seconds.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`sort.by.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
