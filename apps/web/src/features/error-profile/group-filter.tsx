import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { FilterField } from '../../shared/ui/filter-field';
import { useErrorProfileView } from './query/error-profile-view';
import { hidesSmallGroups, type ProfileGroup } from './list-groups';

/** Which groups show. */
export function GroupFilter({ groups }: { readonly groups: readonly ProfileGroup[] }) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const [view, setView] = useErrorProfileView();
  const { hidden, showsSmall } = view;
  const choices = groups.map(({ key, label, texts }) => ({
    ...{ key, isShown: !hidden.includes(key) },
    label: t('filter.group', { count: texts, label, formatted: formatNumber(texts) }),
    next: { hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key] },
  }));
  const small = { key: '', isShown: showsSmall, label: t('filter.small'), next: { showsSmall: !showsSmall } };
  return (
    <FilterField label={t('filter.groups')}>
      {[...choices, ...(hidesSmallGroups(groups) ? [small] : [])].map(({ key, isShown, label, next }) => (
        <Chip
          key={key}
          size="small"
          variant={isShown ? 'filled' : 'outlined'}
          aria-pressed={isShown}
          label={label}
          onClick={() => setView({ ...view, ...next })}
        />
      ))}
    </FilterField>
  );
}
