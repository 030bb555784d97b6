import { type SearchType, searchTypes } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { BarSelect } from '../ui/bar-select';

/** By base form, by word form, or by a pattern of forms where a tool takes one. */
export type SearchBy = SearchType | 'PATTERN';

interface SearchTypeSelectProps {
  readonly value: SearchBy;
  readonly onChange: (value: SearchBy) => void;
  readonly hasPattern?: boolean;
}

/** What the words are looked for by. */
export function SearchTypeSelect({ value, onChange, hasPattern = false }: SearchTypeSelectProps) {
  const { t } = useTranslation('word-search');
  const choices: readonly SearchBy[] = ['LEMMAS', 'WORDS', ...(hasPattern ? (['PATTERN'] as const) : [])];
  return (
    <BarSelect
      label={t('type.title')}
      value={value}
      choices={choices.map((choice) => [choice, t(`by.${choice}`)] as const)}
      onChange={onChange}
    />
  );
}

/** Whether a value of the select is a search type of the contract. */
export function isSearchType(value: SearchBy): value is SearchType {
  return (searchTypes as readonly string[]).includes(value);
}
