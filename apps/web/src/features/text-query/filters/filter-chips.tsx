import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { DeletableChip } from '../../../shared/ui/deletable-chip';
import { describeQuery } from '../../../shared/text-filters/describe-query';
import { withoutFilter } from '../../../shared/text-filters/make-text-query';
import { useFilterInWords, useFilterName } from '../../../shared/text-filters/use-query-in-words';
import { useTextQueryState } from '../query/text-query-state';

/** The filters in use, each of which can be taken away here. */
export function FilterChips() {
  const { t } = useTranslation('text-query');
  const nameFilter = useFilterName();
  const describe = useFilterInWords();
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
        const filter = nameFilter(name);
        return (
          <DeletableChip
            key={name}
            size="small"
            variant="outlined"
            label={describe({ name, labels })}
            forgetLabel={t('forget_filter', { filter })}
            onForget={() => setValues(withoutFilter(values, name))}
          />
        );
      })}
    </Stack>
  );
}
