import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { frequencyProperties } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
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
    <Select
      variant="standard"
      disableUnderline
      value={nameOf(counting)}
      inputProps={{ 'aria-label': t('frequencies.count_by') }}
      renderValue={() => describe(counting)}
      onChange={({ target }) => {
        const next = countings.find((one) => nameOf(one) === target.value);
        if (next !== undefined) onChange(next);
      }}
      sx={{
        ...{ ...letters[12], color: 'var(--ink-2)', minWidth: 0 },
        '& .MuiSelect-select': { ...letters[12], fontWeight: 500, py: '6px', minHeight: 0 },
        '@media (pointer: coarse)': { '& .MuiSelect-select': { py: '14px' } },
      }}
    >
      {countings.map((one) => (
        <MenuItem key={nameOf(one)} value={nameOf(one)} dense>
          {describe(one)}
        </MenuItem>
      ))}
    </Select>
  );
}
