import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { errorSentences, gapErrorCodes, type ErrorSentences } from '@keelerada/contract/choices';
import { nameErrorCode } from '@keelerada/contract/error-codes';
import { useTranslation } from 'react-i18next';
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
        <FormControl>
          <FormLabel id="worksheet-sentences">{t('errors.sentences')}</FormLabel>
          <RadioGroup
            aria-labelledby="worksheet-sentences"
            value={sentences}
            onChange={({ target }) => onChange({ ...choice, sentences: target.value as ErrorSentences })}
          >
            {errorSentences.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio size="small" />}
                label={t(`errors.kinds.${each}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </Stack>
  );
}
