import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { displayTypes } from '@keelerada/contract/choices';
import type { DisplayType } from '@keelerada/contract/choices';
import { MAX_DISPLAY_COUNT } from '@keelerada/contract/limits';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import { CountField } from '../../shared/word-search/count-field';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import {
  KeepCapitalizationField,
  KeywordField,
  SearchTypeField,
} from '../../shared/word-search/word-search-fields';
import type { WordContextValues } from './word-context-values';
import { withFormSearch } from './word-context-values';

const CqlFields = lazy(async () => {
  const [{ CqlFields: Fields }] = await Promise.all([
    import('./cql-fields'),
    loadLateMessages('word-context-cql'),
  ]);
  return { default: Fields };
});

/** What to look for: a keyword, or a query by form. */
function SearchFields(fields: FormFields<WordContextValues>) {
  const { values, onChange, showsErrors } = fields;
  if (!values.isByForm)
    return (
      <>
        <SearchTypeField {...fields} />
        <KeywordField {...fields} />
      </>
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={240} />}>
      <CqlFields
        cql={values.cql}
        onChange={(cql) => onChange({ ...values, cql })}
        showsErrors={showsErrors}
      />
    </Suspense>
  );
}

/** What to look for and how much of its surroundings to show. */
export function WordContextForm(fields: FormFields<WordContextValues>) {
  const { t } = useTranslation('word-context');
  const { values, onChange } = fields;
  return (
    <>
      <SearchFields {...fields} />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <KeepCapitalizationField
          values={values.isByForm ? { ...values, type: null } : values}
          onChange={({ keepCapitalization }) => onChange({ ...values, keepCapitalization })}
        />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={values.isByForm}
              onChange={(_, isByForm) => onChange(withFormSearch(values, isByForm))}
            />
          }
          label={t('by_form.switch')}
          sx={{ ml: 0, gap: 0.5, color: 'text.secondary' }}
        />
      </Box>
    </>
  );
}
