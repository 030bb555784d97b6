import { type SearchType, searchTypes } from '@keelerada/contract/fields/choices';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';

/** By word form, by base form, or by a pattern of forms where a tool takes one. */
export type SearchBy = SearchType | 'PATTERN';

interface SearchTypeSelectProps {
  readonly value: SearchBy | null;
  readonly onChange: (value: SearchBy) => void;
  readonly hasPattern?: boolean;
  readonly isFaulty?: boolean;
  readonly describedBy?: string | undefined;
}

/** What the words are looked for by; nothing is chosen before somebody chooses. */
export function SearchTypeSelect(props: SearchTypeSelectProps) {
  const { value, onChange, hasPattern = false, isFaulty = false, describedBy } = props;
  const { t } = useTranslation('word-search');
  const choices: readonly SearchBy[] = hasPattern ? ['LEMMAS', 'WORDS', 'PATTERN'] : ['LEMMAS', 'WORDS'];
  return (
    <NativeSelect
      disableUnderline
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value as SearchBy)}
      data-faulty={isFaulty || undefined}
      inputProps={{
        ...{ 'aria-label': t('type.title'), 'aria-required': true, 'aria-invalid': isFaulty },
        'aria-describedby': describedBy,
      }}
      sx={selectStyle}
    >
      {value === null && <option value="">{t('by.choose')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`by.${choice}`)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Whether a value of the select is a search type of the contract. */
export function isSearchType(value: SearchBy): value is SearchType {
  return (searchTypes as readonly string[]).includes(value);
}

const selectStyle = {
  ...letters[14],
  flexShrink: 0,
  color: 'var(--ink-2)',
  '& select.MuiNativeSelect-select': {
    paddingBlock: 0,
    paddingInline: '12px 28px',
    height: '100%',
    '&:focus': { backgroundColor: 'transparent' },
    '& option': { backgroundColor: 'var(--surface)' },
  },
  '&:not(:only-child)': { borderRight: '1px solid var(--line)' },
  '& .MuiNativeSelect-icon': { right: '4px', fontSize: '1.25rem' },
} as const;
