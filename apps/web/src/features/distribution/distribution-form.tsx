import TextField from '@mui/material/TextField';
import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { useComparison } from '../../shared/text-selection/selection-side';
import { findCqlFault } from '../../shared/cql-search/find-cql-fault';
import { CqlSearchOptions } from '../../shared/cql-search/cql-search-fields';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import type { DistributionValues } from './distribution-values';

/** How it is looked for, and a second word to be told beside the first. */
export function DistributionForm({ values, onChange }: FormFields<DistributionValues>) {
  const { t } = useTranslation('distribution-screen');
  const { isComparing } = useComparison();
  return (
    <>
      {!values.isByForm && !isComparing && (
        <TextField
          size="small"
          label={t('second_word')}
          value={values.secondWord}
          onChange={({ target }) => onChange({ ...values, secondWord: target.value })}
          helperText={t('second_word_hint')}
          slotProps={{
            htmlInput: {
              lang: 'et',
              spellCheck: false,
              autoCapitalize: 'none',
              maxLength: MAX_KEYWORD_CHARACTERS,
            },
          }}
          sx={{ width: '100%', maxWidth: 480 }}
        />
      )}
      {values.isByForm && !isComparing && (
        <TextField
          size="small"
          label={t('share_of')}
          value={values.shareOf}
          onChange={({ target }) => onChange({ ...values, shareOf: target.value })}
          helperText={t('share_of_hint')}
          error={values.shareOf.trim() !== '' && findCqlFault(values.shareOf) !== null}
          slotProps={{ htmlInput: { spellCheck: false, maxLength: MAX_CQL_CHARACTERS } }}
          sx={{ width: '100%', maxWidth: 480 }}
        />
      )}
      <CqlSearchOptions values={values} onChange={onChange} />
    </>
  );
}
