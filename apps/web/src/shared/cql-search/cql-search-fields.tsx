import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLateMessages } from '../i18n/late-messages';
import type { FormFields } from '../tool-frame/use-tool-form';
import { KeepCapitalizationField, KeywordField, SearchTypeField } from '../word-search/word-search-fields';
import type { CqlSearchValues } from './cql-search-values';
import { withFormSearch } from './cql-search-values';

const CqlFields = lazy(async () => {
  const [{ CqlFields: Fields }] = await Promise.all([
    import('./cql-fields'),
    loadLateMessages('word-context-cql'),
  ]);
  return { default: Fields };
});

/** What to look for: a keyword, or a query by form. */
export function CqlSearchFields<Values extends CqlSearchValues>(fields: FormFields<Values>) {
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

/** How it is looked for: with or without capital letters, by keyword or by form. */
export function CqlSearchSwitches<Values extends CqlSearchValues>({
  values,
  onChange,
}: Pick<FormFields<Values>, 'values' | 'onChange'>) {
  const { t } = useTranslation('word-context');
  return (
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
  );
}
