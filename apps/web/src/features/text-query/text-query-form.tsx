import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { subcorpora, textTypesBySubcorpus } from '@keelerada/contract/enumerations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import type { SelectOption } from '../../shared/ui/multi-select';
import { MultiSelect } from '../../shared/ui/multi-select';
import { FilterGroup } from './filter-group';
import { withCorpuses } from './make-text-query';
import { SubcorpusCheckboxes } from './subcorpus-checkboxes';
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

/** The corpus query form (SPEC 2, "Text query"). */
export function TextQueryForm() {
  const { t } = useTranslation('text-query');
  const { values, setValues, submit, clear } = useTextQueryState();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const typeOptions = useTypeOptions(values.corpuses);
  const form = useRef<HTMLFormElement>(null);
  const hasCorpus = values.corpuses.length > 0;
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsIncomplete(!hasCorpus);
    if (hasCorpus) submit();
    else form.current?.querySelector('input')?.focus();
  };
  const handleClear = () => {
    setIsIncomplete(false);
    clear();
  };
  return (
    <Stack
      ref={form}
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={handleSubmit}
      aria-label={t('form')}
    >
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
      <div>
        <FilterGroup group="text" />
        <FilterGroup group="author" />
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          {t('submit')}
        </Button>
        <Button onClick={handleClear}>{t('clear')}</Button>
      </Stack>
    </Stack>
  );
}
