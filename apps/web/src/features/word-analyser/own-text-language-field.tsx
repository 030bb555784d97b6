import { textLanguages } from '@keelerada/contract/fields/choices';
import type { WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
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
    <SelectField
      label={t('own_language.title')}
      value={value ?? AUTOMATIC}
      onChange={(next) => onChange(next === AUTOMATIC ? null : next)}
      options={[AUTOMATIC, ...textLanguages]}
      nameOption={(code) => (code === AUTOMATIC ? automatic : t(`own_language.${code}`))}
      sx={{ width: 260, maxWidth: '100%' }}
    />
  );
}
