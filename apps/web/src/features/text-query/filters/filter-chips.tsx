import Stack from '@mui/material/Stack';
import type { TextFilterName } from '@keelerada/contract/text-filters';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../shared/i18n/use-language';
import { ForgettableChip } from '../../../shared/ui/forgettable-chip';
import { describeQuery } from '../../../shared/text-filters/describe-query';
import type { TextQueryFormValues } from '../../../shared/text-filters/make-text-query';
import { withCorpuses, withFilter } from '../../../shared/text-filters/make-text-query';
import { useTextQueryState } from '../text-query-state';

function withoutFilter(values: TextQueryFormValues, name: TextFilterName): TextQueryFormValues {
  if (name === 'corpuses') return withCorpuses(values, []);
  return name === 'types' ? { ...values, types: [] } : withFilter(values, name, []);
}

/** The filters in use, each of which can be taken away here. */
export function FilterChips() {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const { values, setValues } = useTextQueryState();
  const used = describeQuery(values);
  if (used.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('active_filters')}
      spacing={0.75}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {used.map(({ name, labels }) => {
        const filter =
          name === 'corpuses' ? t('subcorpora') : name === 'types' ? t('types') : t(`filters.${name}`);
        return (
          <ForgettableChip
            key={name}
            size="small"
            variant="outlined"
            label={`${filter}: ${labels.map(readLabel).join(', ')}`}
            forgetLabel={t('forget_filter', { filter })}
            onForget={() => setValues(withoutFilter(values, name))}
          />
        );
      })}
    </Stack>
  );
}
