import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MarkedSentence, readMarked, writeMarked } from './marked-sentence';

interface SentenceEditorProps {
  readonly number: number;
  readonly sentence: MarkedSentence;
  readonly onSave: (sentence: MarkedSentence) => void;
  readonly onCancel: () => void;
}

/** A sentence as text to change, the words of gaps in square brackets. */
export function SentenceEditor({ number, sentence, onSave, onCancel }: SentenceEditorProps) {
  const { t } = useTranslation('worksheet');
  const [typed, setTyped] = useState(() => writeMarked(sentence));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(readMarked(typed, sentence));
  };
  return (
    <Stack
      component="form"
      aria-label={t('item.edit', { number })}
      spacing={1}
      onSubmit={save}
      // The paper is white in the dark scheme too, the field is not.
      sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <TextField
        multiline
        fullWidth
        autoFocus
        size="small"
        label={t('item.text', { number })}
        helperText={t('item.hint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey) save(event);
        }}
        slotProps={{ htmlInput: { lang: 'et' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" size="small" variant="contained">
          {t('item.save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('item.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
