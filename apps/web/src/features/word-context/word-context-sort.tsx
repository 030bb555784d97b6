import { type ConcordanceSort, concordanceSorts } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { BarSelect } from '../../shared/ui/bar-select';
import type { LineOrder } from './query/word-context-view';

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
      <BarSelect
        label={t('sort.title')}
        value={sort}
        choices={concordanceSorts.map((each) => [each, t(`sort.by.${each}`)] as const)}
        onChange={changeFirst}
      />
      {sort !== 'TEXT' && (
        <BarSelect
          label={t('word-context-lines:then')}
          value={thenSort ?? 'TEXT'}
          choices={(['TEXT', ...seconds] as const).map(
            (each) =>
              [each, t(each === 'TEXT' ? 'word-context-lines:then_nothing' : `sort.by.${each}`)] as const,
          )}
          onChange={(next) => onChange({ sort, thenSort: next === 'TEXT' ? null : next })}
        />
      )}
    </>
  );
}
