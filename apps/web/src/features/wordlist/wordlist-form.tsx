import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '@keelerada/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { SearchForm } from '../../shared/word-search/search-form';
import { KeepCapitalizationField, SearchTypeField } from '../../shared/word-search/word-search-fields';
import type { WordlistValues } from './wordlist-values';
import { findStopwordFault, isMinFrequencyRight } from './wordlist-values';

interface OptionFieldProps {
  readonly options: WordlistValues;
  readonly onChange: (options: WordlistValues) => void;
}

function CustomStopwordsField({ options, onChange }: OptionFieldProps) {
  const { t } = useTranslation('wordlist');
  const formatNumber = useNumberFormat();
  const fault = findStopwordFault(options.customStopwords);
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
      value={options.customStopwords}
      onChange={({ target }) => onChange({ ...options, customStopwords: target.value })}
      error={fault !== null}
      data-faulty={fault !== null || undefined}
      helperText={fault === null ? t('options.custom_stopwords_hint') : t(`faults.${fault}`, limits)}
      slotProps={{ htmlInput: { lang: 'et', spellCheck: false, autoCapitalize: 'none' } }}
      sx={{ maxWidth: 640 }}
    />
  );
}

function MinFrequencyField({ options, onChange }: OptionFieldProps) {
  const { t } = useTranslation('wordlist');
  const isWrong = !isMinFrequencyRight(options.minFrequency);
  return (
    <TextField
      size="small"
      label={t('options.min_frequency')}
      value={options.minFrequency}
      onChange={({ target }) => onChange({ ...options, minFrequency: target.value })}
      error={isWrong}
      data-faulty={isWrong || undefined}
      helperText={t(isWrong ? 'faults.min_frequency' : 'options.min_frequency_hint')}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}

interface WordlistFormProps extends OptionFieldProps {
  /** Sends the options; false where something is missing or wrong. */
  readonly onSubmit: () => boolean;
}

/** What words are counted and which are left out. */
export function WordlistForm({ options, onChange, onSubmit }: WordlistFormProps) {
  const { t } = useTranslation('wordlist');
  const [showsErrors, setShowsErrors] = useState(false);
  const submit = () => {
    const isSent = onSubmit();
    setShowsErrors(!isSent);
    return isSent;
  };
  return (
    <SearchForm label={t('title')} submitLabel={t('submit')} onSubmit={submit}>
      <SearchTypeField values={options} onChange={onChange} showsErrors={showsErrors} />
      <FormControlLabel
        control={
          <Checkbox
            checked={options.excludeStopwords}
            onChange={(_, excludeStopwords) => onChange({ ...options, excludeStopwords })}
          />
        }
        label={t('options.exclude_stopwords')}
      />
      <CustomStopwordsField options={options} onChange={onChange} />
      <MinFrequencyField options={options} onChange={onChange} />
      <KeepCapitalizationField values={options} onChange={onChange} />
    </SearchForm>
  );
}
