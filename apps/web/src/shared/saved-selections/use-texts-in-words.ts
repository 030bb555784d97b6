import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/use-language';
import { describeQuery } from '../text-filters/describe-query';
import { readTextQuery } from '../text-filters/read-text-query';

interface NamedTexts {
  readonly query?: TextQueryRequest | null | undefined;
  readonly count: number;
}

/** Corpus texts in a line: "122 texts · B1 · female". Needs the lazy messages `saved-selections`. */
export function useTextsInWords(): (texts: NamedTexts) => string {
  const { t } = useTranslation(['tools', 'saved-selections']);
  const readLabel = useLabel();
  return ({ query, count }) => {
    const filters = query ? describeQuery(readTextQuery(query)) : [];
    const labels = filters.map((filter) => filter.labels.map(readLabel).join(', '));
    const whole = query && labels.length === 0 ? [t('saved-selections:whole_corpus')] : [];
    return [t('chips.count', { count }), ...whole, ...labels].join(' · ');
  };
}
