import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { clusterAnalyses, clusterSortings } from '@keelerada/contract/tools/cluster-choices';
import { MAX_CLUSTER_LENGTH } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../shared/ui/radio-field';
import { SelectField } from '../../shared/ui/select-field';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { ClusterFilters } from './cluster-filters';
import type { ClusterFinderValues } from './cluster-finder-values';
import { isMinFrequencyRight, tidyClusterFinder } from './cluster-finder-values';

type FieldProps = Pick<FormFields<ClusterFinderValues>, 'values' | 'onChange'>;

const lengths = Array.from({ length: MAX_CLUSTER_LENGTH }, (_, index) => index + 1);
/** Fields beside each other where there is room, all of one width. */
const FIELD_GRID = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))';

function AnalysisField({ values, onChange }: FieldProps) {
  const { t } = useTranslation('cluster-finder-page');
  return (
    <RadioField
      label={t('options.analysis')}
      value={values.analysis}
      onChange={(analysis) => onChange({ ...values, analysis })}
      options={clusterAnalyses}
      nameOption={(analysis) => t(`options.analyses.${analysis}`)}
      sx={{ display: 'grid', gridTemplateColumns: FIELD_GRID, columnGap: 2 }}
    />
  );
}

function SizeFields({ values, onChange }: FieldProps) {
  const { t } = useTranslation('cluster-finder-page');
  const isWrong = !isMinFrequencyRight(values.minFrequency);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: FIELD_GRID, gap: 2, width: '100%' }}>
      <SelectField
        label={t('options.length')}
        value={values.length}
        onChange={(next) => onChange({ ...values, length: next })}
        options={lengths}
        nameOption={(length) => t('options.words', { count: length })}
      />
      <SelectField
        label={t('options.sorting')}
        value={values.sorting}
        onChange={(next) => onChange({ ...values, sorting: next })}
        options={clusterSortings.slice(0, values.length + 1)}
        nameOption={(sorting) => t(`options.sortings.${sorting}`)}
      />
      <TextField
        size="small"
        label={t('options.min_frequency')}
        value={values.minFrequency}
        onChange={({ target }) => onChange({ ...values, minFrequency: target.value })}
        error={isWrong}
        data-faulty={isWrong || undefined}
        helperText={isWrong ? t('faults.min_frequency') : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </Box>
  );
}

/** What clusters are made of, how long they are, and which of them are shown. */
export function ClusterFinderForm({ values, onChange }: FormFields<ClusterFinderValues>) {
  const { t } = useTranslation('cluster-finder-page');
  const change = (changed: ClusterFinderValues) => onChange(tidyClusterFinder(changed));
  const hasFilter = values.wordClasses.length + values.sentenceParts.length > 0;
  return (
    <>
      <AnalysisField values={values} onChange={change} />
      <SizeFields values={values} onChange={change} />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.includePunctuation}
            disabled={values.analysis === 'SYNTACTIC'}
            onChange={(_, includePunctuation) => change({ ...values, includePunctuation })}
          />
        }
        label={t('options.include_punctuation')}
      />
      <ClusterFilters values={values} onChange={change} grid={FIELD_GRID} />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.partialFilter}
            disabled={!hasFilter}
            onChange={(_, partialFilter) => change({ ...values, partialFilter })}
          />
        }
        label={t('options.partial_filter')}
      />
    </>
  );
}
