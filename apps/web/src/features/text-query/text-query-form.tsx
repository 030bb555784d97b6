import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { subcorpora, textTypesBySubcorpus } from '@keelerada/contract/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import type { SelectOption } from '../../shared/ui/multi-select';
import { MultiSelect } from '../../shared/ui/multi-select';
import { emptyTextQuery, getDefaultLanguages, withCorpuses } from './make-text-query';
import { SubcorpusCheckboxes } from './subcorpus-checkboxes';
import type { FilterName } from './text-query-filters';
import { textQueryFilters } from './text-query-filters';
import { useTextQueryState } from './text-query-state';

/** Types of the ticked subcorpora, each under its subcorpus (and group). */
function useTypeOptions(corpuses: readonly string[]): readonly SelectOption[] {
  const readLabel = useLabel();
  return Object.entries(subcorpora)
    .filter(([code]) => corpuses.includes(code))
    .flatMap(([code, subcorpus]) =>
      textTypesBySubcorpus[code as keyof typeof subcorpora].map((type) => ({
        value: type.code,
        label: readLabel(type.label),
        heading: [subcorpus, type.group].flatMap((part) => (part ? [readLabel(part)] : [])).join(' › '),
      })),
    );
}

/** The filters of one group that show for the ticked subcorpora. */
function FilterGroup({ group }: { readonly group: 'text' | 'author' }) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const { values, setValues } = useTextQueryState();
  const choose = (name: FilterName, codes: readonly string[]) =>
    setValues({ ...values, filters: { ...values.filters, [name]: codes } });
  const filters = textQueryFilters.filter(
    (filter) => filter.group === group && filter.isShown(values.corpuses),
  );
  const defaultLanguages = getDefaultLanguages(values.corpuses);
  return (
    <Stack component="fieldset" spacing={2} sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
        {t(`groups.${group}`)}
      </Typography>
      {filters.map(({ name, options }) => (
        <MultiSelect
          key={name}
          label={t(`filters.${name}`)}
          options={options.map(({ value, label }) => ({ value, label: readLabel(label) }))}
          value={values.filters[name] ?? []}
          onChange={(codes) => choose(name, codes)}
          emptyText={
            name === 'language'
              ? options
                  .filter(({ value }) => defaultLanguages.includes(value))
                  .map(({ label }) => readLabel(label))
                  .join(', ')
              : t('any')
          }
        />
      ))}
    </Stack>
  );
}

/** The corpus query form (SPEC 2, "Text query"). */
export function TextQueryForm() {
  const { t } = useTranslation('text-query');
  const { values, setValues, submit } = useTextQueryState();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const typeOptions = useTypeOptions(values.corpuses);
  const hasCorpus = values.corpuses.length > 0;
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsIncomplete(!hasCorpus);
    if (hasCorpus) submit();
  };
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={handleSubmit} aria-label={t('form')}>
      <SubcorpusCheckboxes
        value={values.corpuses}
        onChange={(corpuses) => setValues(withCorpuses(values, corpuses))}
        error={isIncomplete && !hasCorpus ? t('error_query_no_subcorpus_picked') : null}
      />
      <MultiSelect
        label={t('types')}
        options={typeOptions}
        value={values.types}
        onChange={(types) => setValues({ ...values, types })}
        emptyText={t(hasCorpus ? 'any' : 'types_need_subcorpus')}
        isDisabled={!hasCorpus}
      />
      <FilterGroup group="text" />
      <FilterGroup group="author" />
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          {t('submit')}
        </Button>
        <Button onClick={() => setValues(emptyTextQuery)}>{t('clear')}</Button>
      </Stack>
    </Stack>
  );
}
