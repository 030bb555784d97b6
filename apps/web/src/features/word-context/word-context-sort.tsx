import { type ConcordanceSort, concordanceSorts } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
import type { LineOrder } from './query/word-context-view';

interface WordContextSortProps {
  readonly order: Pick<LineOrder, 'sort' | 'thenSort'>;
  readonly onChange: (order: Pick<LineOrder, 'sort' | 'thenSort'>) => void;
}

/** A select without a frame: its name is for screen readers, its value tells the rest. */
const quietSelect = (name: string) => ({
  slotProps: { select: { SelectDisplayProps: { 'aria-label': name } } },
  sx: {
    '& .MuiOutlinedInput-root': { bgcolor: 'transparent' },
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
      <SelectField
        value={sort}
        onChange={changeFirst}
        {...quietSelect(t('sort.title'))}
        options={concordanceSorts}
        nameOption={(value) => t(`sort.by.${value}`)}
      />
      {sort !== 'TEXT' && (
        <SelectField
          value={thenSort ?? 'TEXT'}
          onChange={(next) => onChange({ sort, thenSort: next === 'TEXT' ? null : next })}
          options={['TEXT', ...seconds]}
          nameOption={(each) => t(each === 'TEXT' ? 'word-context-lines:then_nothing' : `sort.by.${each}`)}
          {...quietSelect(t('word-context-lines:then'))}
        />
      )}
    </>
  );
}
