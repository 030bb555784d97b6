import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { ClusterAnalysis } from '@keelerada/contract/cluster-choices';
import { clusterAnalyses, clusterSortings } from '@keelerada/contract/cluster-choices';
import { MAX_CLUSTER_LENGTH } from '@keelerada/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
  const id = useId();
  return (
    <FormControl sx={{ width: '100%' }}>
      <FormLabel id={id}>{t('options.analysis')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={values.analysis}
        onChange={({ target }) => onChange({ ...values, analysis: target.value as ClusterAnalysis })}
        sx={{ display: 'grid', gridTemplateColumns: FIELD_GRID, columnGap: 2 }}
      >
        {clusterAnalyses.map((analysis) => (
          <FormControlLabel
            key={analysis}
            value={analysis}
            control={<Radio />}
            label={t(`options.analyses.${analysis}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
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
