import type { TextFilterName } from '@keelerada/contract/texts/text-filter-names';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/use-language';
import { type DescribedFilter, describeQuery } from './describe-query';
import { readTextQuery } from './read-text-query';

/** Names a filter in the language of the interface. */
export function useFilterName(): (name: TextFilterName) => string {
  const { t } = useTranslation('text-query');
  return (name) => {
    if (name === 'corpuses') return t('subcorpora');
    return name === 'types' ? t('types') : t(`filters.${name}`);
  };
}

/** A filter with what is chosen in it: "Level: B1, B2". */
export function useFilterInWords(): (filter: DescribedFilter) => string {
  const nameFilter = useFilterName();
  const readLabel = useLabel();
  return ({ name, labels }) => `${nameFilter(name)}: ${labels.map(readLabel).join(', ')}`;
}

/** A query of texts in words: "Subcorpora: L2 Estonian; Level: B1, B2". */
export function useQueryInWords(): (query: TextQueryRequest) => string {
  const { t } = useTranslation('text-query');
  const describe = useFilterInWords();
  return (query) => {
    const parts = describeQuery(readTextQuery(query)).map(describe);
    return parts.length === 0 ? t('all_subcorpora') : parts.join('; ');
  };
}
