import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClusterSentencePart, ClusterWordClass } from '@keelerada/contract/tools/cluster-choices';
import { clusterSentenceParts, clusterWordClasses } from '@keelerada/contract/tools/cluster-choices';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../shared/ui/multi-select';
import type { ClusterFinderValues, FormGroup } from './cluster-finder-values';
import { formGroups, nameForm } from './cluster-finder-values';

interface ClusterFiltersProps {
  readonly values: ClusterFinderValues;
  readonly onChange: (values: ClusterFinderValues) => void;
  /** Columns of the fields. */
  readonly grid: string;
}

/** Word classes with their forms, and sentence parts: which words a cluster may hold. */
export function ClusterFilters({ values, onChange, grid }: ClusterFiltersProps) {
  const { t } = useTranslation('cluster-finder-page');
  const columns = { display: 'grid', gridTemplateColumns: grid, gap: 2, width: '100%' };
  return (
    <Box role="group" aria-label={t('filters.title')} sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Box sx={columns}>
        <MultiSelect
          label={t('filters.word_classes')}
          options={clusterWordClasses.map((value) => ({ value, label: t(`tags.${value}`) }))}
          value={values.wordClasses}
          onChange={(chosen) => onChange({ ...values, wordClasses: chosen as readonly ClusterWordClass[] })}
          emptyText={t('filters.all')}
        />
        <MultiSelect
          label={t('filters.sentence_parts')}
          options={clusterSentenceParts.map((value) => ({ value, label: t(`tags.${value}`) }))}
          value={values.sentenceParts}
          onChange={(chosen) =>
            onChange({ ...values, sentenceParts: chosen as readonly ClusterSentencePart[] })
          }
          emptyText={t('filters.all')}
        />
      </Box>
      {values.wordClasses.map((wordClass) => {
        const groups = formGroups.filter((one) => one.wordClass === wordClass);
        if (groups.length === 0) return null;
        const name = t(`tags.${wordClass}`);
        return (
          <Box key={wordClass} role="group" aria-label={t('filters.forms', { name })}>
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {t('filters.forms', { name })}
            </Typography>
            <Box sx={columns}>
              {groups.map((one) => (
                <FormGroupSelect key={one.group} group={one} values={values} onChange={onChange} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface FormGroupSelectProps extends Pick<ClusterFiltersProps, 'values' | 'onChange'> {
  readonly group: FormGroup;
}

function FormGroupSelect({ group, values, onChange }: FormGroupSelectProps) {
  const { t } = useTranslation('cluster-finder-page');
  const own = group.tags.map((tag) => nameForm(group, tag));
  return (
    <MultiSelect
      label={t(`groups.${group.group}`)}
      options={group.tags.map((tag) => ({ value: nameForm(group, tag), label: t(`tags.${tag}`) }))}
      value={values.wordForms.filter((form) => own.includes(form))}
      onChange={(chosen) =>
        onChange({
          ...values,
          wordForms: [...values.wordForms.filter((form) => !own.includes(form)), ...chosen],
        })
      }
      emptyText={t('filters.all')}
    />
  );
}
