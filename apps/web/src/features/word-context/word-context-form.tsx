import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { displayTypes } from '@keelerada/contract/choices';
import type { DisplayType } from '@keelerada/contract/choices';
import { MAX_DISPLAY_COUNT } from '@keelerada/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../shared/word-search/count-field';
import { SearchForm } from '../../shared/word-search/search-form';
import {
  KeepCapitalizationField,
  KeywordField,
  SearchTypeField,
} from '../../shared/word-search/word-search-fields';
import type { WordContextValues } from './word-context-values';

interface WordContextFormProps {
  readonly values: WordContextValues;
  readonly onChange: (values: WordContextValues) => void;
  /** Sends what is typed, or returns false where it cannot be sent. */
  readonly onSubmit: () => boolean;
}

/** What to look for and how much of its surroundings to show. */
export function WordContextForm({ values, onChange, onSubmit }: WordContextFormProps) {
  const { t } = useTranslation('word-context');
  const [showsErrors, setShowsErrors] = useState(false);
  const submit = () => {
    const isSent = onSubmit();
    setShowsErrors(!isSent);
    return isSent;
  };
  const fields = { values, onChange, showsErrors };
  return (
    <SearchForm label={t('form')} submitLabel={t('submit')} onSubmit={submit}>
      <SearchTypeField {...fields} />
      <KeywordField {...fields} />
      <Box role="group" aria-label={t('display.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <CountField
          label={t('display.count')}
          value={values.displayCount}
          most={MAX_DISPLAY_COUNT}
          onChange={(displayCount) => onChange({ ...values, displayCount })}
        />
        <TextField
          select
          size="small"
          label={t('display.unit')}
          value={values.displayType}
          onChange={({ target }) => onChange({ ...values, displayType: target.value as DisplayType })}
          sx={{ flex: '0 1 168px', minWidth: 120 }}
        >
          {displayTypes.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`display.units.${type}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <KeepCapitalizationField values={values} onChange={onChange} />
    </SearchForm>
  );
}
