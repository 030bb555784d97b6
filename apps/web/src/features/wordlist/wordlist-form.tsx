import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { KeepCapitalizationField } from '../../shared/word-search/word-search-fields';
import type { WordlistValues } from './wordlist-values';
import { findStopwordFault, isMinFrequencyRight } from './wordlist-values';

type FieldProps = Pick<FormFields<WordlistValues>, 'values' | 'onChange'>;

function CustomStopwordsField({ values, onChange }: FieldProps) {
  const { t } = useTranslation('wordlist');
  const formatNumber = useNumberFormat();
  const fault = findStopwordFault(values.customStopwords);
  const limits = {
    most: formatNumber(MAX_CUSTOM_STOPWORDS),
    characters: formatNumber(MAX_STOPWORD_CHARACTERS),
  };
  return (
    <TextField
      size="small"
      fullWidth
      multiline
      maxRows={4}
      label={t('options.custom_stopwords')}
      value={values.customStopwords}
      onChange={({ target }) => onChange({ ...values, customStopwords: target.value })}
      error={fault !== null}
      data-faulty={fault !== null || undefined}
      helperText={fault === null ? t('options.custom_stopwords_hint') : t(`faults.${fault}`, limits)}
      slotProps={{ htmlInput: { lang: 'et', spellCheck: false, autoCapitalize: 'none' } }}
      sx={{ maxWidth: 640 }}
    />
  );
}

function MinFrequencyField({ values, onChange }: FieldProps) {
  const { t } = useTranslation('wordlist');
  const isWrong = !isMinFrequencyRight(values.minFrequency);
  return (
    <TextField
      size="small"
      label={t('options.min_frequency')}
      value={values.minFrequency}
      onChange={({ target }) => onChange({ ...values, minFrequency: target.value })}
      error={isWrong}
      data-faulty={isWrong || undefined}
      helperText={t(isWrong ? 'faults.min_frequency' : 'options.min_frequency_hint')}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}

/** What words are counted and which are left out. */
export function WordlistForm({ values, onChange }: FormFields<WordlistValues>) {
  const { t } = useTranslation('wordlist');
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={values.excludeStopwords}
            onChange={(_, excludeStopwords) => onChange({ ...values, excludeStopwords })}
          />
        }
        label={t('options.exclude_stopwords')}
      />
      <CustomStopwordsField values={values} onChange={onChange} />
      <MinFrequencyField values={values} onChange={onChange} />
      <KeepCapitalizationField values={values} onChange={onChange} />
    </>
  );
}
