import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { FormFields } from '../../../shared/tool-frame/use-tool-form';
import type { WordlistValues } from '../wordlist-values';
import { isMinFrequencyRight } from '../wordlist-values';

/** In how many texts of both selections together a word has to occur. */
export function MinTextsField({ values, onChange }: Pick<FormFields<WordlistValues>, 'values' | 'onChange'>) {
  const { t } = useTranslation(['keyness', 'wordlist']);
  const isWrong = !isMinFrequencyRight(values.minTexts);
  return (
    <TextField
      size="small"
      label={t('min_texts')}
      value={values.minTexts}
      onChange={({ target }) => onChange({ ...values, minTexts: target.value })}
      error={isWrong}
      data-faulty={isWrong || undefined}
      helperText={isWrong ? t('wordlist:faults.min_frequency') : t('min_texts_hint')}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}
