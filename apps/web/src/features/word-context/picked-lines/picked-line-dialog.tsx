import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_NOTE_CHARACTERS, MAX_TAG_CHARACTERS, type PickedLine } from './picked-lines';

interface PickedLineDialogProps {
  readonly field: 'tag' | 'note';
  readonly marks: readonly PickedLine[];
  /** Empty takes it away. */
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

const mostCharacters = { tag: MAX_TAG_CHARACTERS, note: MAX_NOTE_CHARACTERS };

/** Asks for the tag or the note of the ticked lines; it begins with what all of them have. */
export function PickedLineDialog({ field, marks, onSave, onClose }: PickedLineDialogProps) {
  const { t } = useTranslation('word-context-lines');
  const id = useId();
  const known = new Set(marks.map((mark) => mark[field] ?? ''));
  const [text, setText] = useState(known.size === 1 ? [...known][0]! : '');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text.trim());
          onClose();
        }}
      >
        <DialogTitle id={id}>{t(`marks.edit.${field}.title`, { count: marks.length })}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            size="small"
            margin="dense"
            multiline={field === 'note'}
            minRows={field === 'note' ? 3 : 1}
            label={t(`marks.edit.${field}.text`)}
            helperText={t(`marks.edit.${field}.help`)}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: mostCharacters[field] } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('marks.cancel')}
          </Button>
          <Button type="submit">{t('marks.save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
