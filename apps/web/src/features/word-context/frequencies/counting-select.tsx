import { frequencyProperties } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { BarSelect } from '../../../shared/ui/bar-select';
import { type Counting, isBesideKeyword } from '../../../shared/word-menu/counted-lines';

interface CountingSelectProps {
  readonly counting: Counting;
  readonly onChange: (counting: Counting) => void;
}

const countings: readonly Counting[] = [
  ...frequencyProperties.map((by) => ({ by, lemmas: false })),
  ...frequencyProperties.filter(isBesideKeyword).map((by) => ({ by, lemmas: true })),
];
const nameOf = ({ by, lemmas }: Counting) => `${by}${lemmas ? '+' : ''}`;

/** What a list counts; words beside the keyword by their forms or by their base forms. */
export function CountingSelect({ counting, onChange }: CountingSelectProps) {
  const { t } = useTranslation('word-context-lines');
  const describe = ({ by, lemmas }: Counting) => {
    const name = t(`counted.by.${by}`);
    return lemmas ? t('counted.as_lemma', { by: name }) : name;
  };
  return (
    <BarSelect
      label={t('frequencies.count_by')}
      value={nameOf(counting)}
      choices={countings.map((one) => [nameOf(one), describe(one)] as const)}
      onChange={(name) => onChange(countings.find((one) => nameOf(one) === name)!)}
    />
  );
}
