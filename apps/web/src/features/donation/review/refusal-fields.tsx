import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type Ref, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { besideFieldStyle } from '../form-fields';

interface RefusalFieldsProps {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly isDisabled?: boolean;
  readonly onRefuse: (reason: string) => void;
}

/** The reason that the donor reads, and the button that returns the text with it; Enter in the field does the same. */
export function RefusalFields({ inputRef, isDisabled = false, onRefuse }: RefusalFieldsProps) {
  const { t } = useTranslation('donation');
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && !isDisabled;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) onRefuse(reason);
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        label={t('review.reason')}
        value={reason}
        inputRef={inputRef ?? null}
        onChange={({ target }) => setReason(target.value)}
        helperText={t('review.reason_hint')}
        fullWidth
      />
      <Button type="submit" color="error" variant="outlined" disabled={!isReady} sx={besideFieldStyle}>
        {t('review.refuse')}
      </Button>
    </Stack>
  );
}
