import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { textLanguages } from '@keelerada/contract/choices';
import type { WordAnalyserResponse } from '@keelerada/contract/word-analyser';
import { useTranslation } from 'react-i18next';
import type { OwnTextLanguage } from './use-word-analysis';

const AUTOMATIC = 'auto';

interface OwnTextLanguageFieldProps {
  readonly value: OwnTextLanguage;
  readonly onChange: (language: OwnTextLanguage) => void;
  /** Language of the last answer; null before it. */
  readonly found: WordAnalyserResponse['ownTextLanguage'];
}

/** Language of the own text: recognised, or chosen. */
export function OwnTextLanguageField({ value, onChange, found }: OwnTextLanguageFieldProps) {
  const { t } = useTranslation('word-analyser-screen');
  const automatic =
    value === null && found !== null
      ? t('own_language.recognised', { language: t(`own_language.${found}`) })
      : t('own_language.auto');
  return (
    <TextField
      select
      size="small"
      label={t('own_language.title')}
      value={value ?? AUTOMATIC}
      onChange={({ target }) => onChange(textLanguages.find((code) => code === target.value) ?? null)}
      sx={{ width: 260, maxWidth: '100%' }}
    >
      <MenuItem value={AUTOMATIC}>{automatic}</MenuItem>
      {textLanguages.map((code) => (
        <MenuItem key={code} value={code}>
          {t(`own_language.${code}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
