import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { displayTypes } from '@keelerada/contract/fields/choices';
import { MAX_DISPLAY_COUNT } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
import { CqlSearchOptions } from '../../shared/cql-search/cql-search-fields';
import { CountField } from '../../shared/word-search/count-field';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { describeNear } from './describe-word-context';
import type { WordContextValues } from './word-context-values';
import { readNear } from './word-context-values';

/** How it is looked for and how much of its surroundings to show. */
export function WordContextForm(fields: FormFields<WordContextValues>) {
  const { t } = useTranslation(['word-context', 'word-search', 'sketch-relations']);
  const { values, onChange } = fields;
  const near = readNear(values);
  return (
    <>
      {near !== null && (
        <Chip
          label={`${t('near.title')}: ${describeNear(near, t)}`}
          onDelete={() => onChange({ ...values, near: null })}
          sx={{ maxWidth: '100%' }}
        />
      )}
      <Box
        role="group"
        aria-label={t('display.title')}
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1.5, flexShrink: { md: 0 } }}
      >
        <CountField
          label={t('display.count')}
          value={values.displayCount}
          most={MAX_DISPLAY_COUNT}
          onChange={(displayCount) => onChange({ ...values, displayCount })}
        />
        <SelectField
          label={t('display.unit')}
          value={values.displayType}
          onChange={(next) => onChange({ ...values, displayType: next })}
          sx={{ flex: '0 1 168px', minWidth: 168 }}
          options={displayTypes}
          nameOption={(type) => t(`display.units.${type}`)}
        />
      </Box>
      <CqlSearchOptions values={values} onChange={onChange} />
    </>
  );
}
