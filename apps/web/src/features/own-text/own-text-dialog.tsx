import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_OWN_TEXT_CHARACTERS } from '@keelerada/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { FilePicker } from './file-picker';

/** From here on the counter warns before the limit bites. */
const WARN_SHARE = 0.9;

interface OwnTextDialogProps {
  readonly onClose: () => void;
}

/** The visitor's own text: typed, pasted or read from files. */
export function OwnTextDialog({ onClose }: OwnTextDialogProps) {
  const { t } = useTranslation('own-text');
  const formatNumber = useNumberFormat();
  const { ownTexts, saveOwnTexts } = useTextSelection();
  const [text, setText] = useState(ownTexts ?? '');
  const isTooLong = text.length > MAX_OWN_TEXT_CHARACTERS;
  const save = () => {
    saveOwnTexts(text);
    onClose();
  };
  const add = (texts: readonly string[]) =>
    setText((old) => [...(old.trim() === '' ? [] : [old]), ...texts].join('\n\n'));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="own-text-title">
      <DialogTitle id="own-text-title">{t('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>{t('not_kept')}</Typography>
          <TextField
            label={t('text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={8}
            maxRows={16}
            error={isTooLong}
            slotProps={{ htmlInput: { lang: 'et', spellCheck: false } }}
            helperText={
              text.length > MAX_OWN_TEXT_CHARACTERS * WARN_SHARE
                ? t('length', { now: formatNumber(text.length), most: formatNumber(MAX_OWN_TEXT_CHARACTERS) })
                : t('most', { most: formatNumber(MAX_OWN_TEXT_CHARACTERS) })
            }
          />
          <FilePicker onRead={add} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={text.trim() === '' || isTooLong} onClick={save}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
