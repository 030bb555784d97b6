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

/** A select without a frame: its name is for screen readers, its value tells the rest. */
const quietSelect = (name: string) => ({
  slotProps: { select: { SelectDisplayProps: { 'aria-label': name } } },
  sx: {
    '& .MuiOutlinedInput-notchedOutline': { border: 0 },
    '& .MuiSelect-select': { fontWeight: 500 },
    '& .MuiOutlinedInput-root:hover': { bgcolor: 'action.hover' },
  },
});

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
        value={sort}
        onChange={({ target }) => changeFirst(target.value as ConcordanceSort)}
        {...quietSelect(t('sort.title'))}
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
          value={thenSort ?? 'TEXT'}
          onChange={({ target }) =>
            onChange({
              sort,
              thenSort: target.value === 'TEXT' ? null : (target.value as ConcordanceSort),
            })
          }
          {...quietSelect(t('word-context-lines:then'))}
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
