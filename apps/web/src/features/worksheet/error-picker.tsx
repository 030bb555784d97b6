import Stack from '@mui/material/Stack';
import { errorSentences, gapErrorCodes } from '@keelerada/contract/fields/choices';
import { nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../shared/ui/radio-field';
import { SelectField } from '../../shared/ui/select-field';
import { useLanguage } from '../../shared/i18n/use-language';
import type { ErrorChoice } from './error-choice';

interface ErrorPickerProps {
  /** Null before a kind is chosen. */
  readonly choice: ErrorChoice | null;
  readonly onChange: (choice: ErrorChoice) => void;
}

/** Which kind of error a worksheet is about, and which sentences it has. */
export function ErrorPicker({ choice, onChange }: ErrorPickerProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const sentences = choice?.sentences ?? 'CORRECTED';
  return (
    <Stack spacing={1} sx={{ displayPrint: 'none', maxWidth: 480 }}>
      <SelectField
        label={t('errors.kind')}
        value={choice?.code ?? ''}
        onChange={(next) => onChange({ code: next, sentences })}
        options={gapErrorCodes}
        nameOption={(code) => nameErrorCode(code, language)}
      />
      {choice !== null && (
        <RadioField
          label={t('errors.sentences')}
          value={sentences}
          onChange={(next) => onChange({ ...choice, sentences: next })}
          options={errorSentences}
          nameOption={(each) => t(`errors.kinds.${each}`)}
          size="small"
        />
      )}
    </Stack>
  );
}
