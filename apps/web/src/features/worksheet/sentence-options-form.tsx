import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { MAX_DISTRACTORS } from '@keelerada/contract/fields/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
import type { SentenceWishes } from './worksheet-options';

interface WishFormProps {
  readonly wishes: SentenceWishes;
  /** Further words stand beside a word alone, not beside a query. */
  readonly hasWords: boolean;
  /** Sentences about errors have marks by their nature. */
  readonly hasUnmarked: boolean;
  readonly onChange: (wishes: SentenceWishes) => void;
}

const counts = Array.from({ length: MAX_DISTRACTORS + 1 }, (_, count) => count);

/** Which sentences are fetched; each change asks anew. */
export function SentenceOptionsForm({ wishes, hasWords, hasUnmarked, onChange }: WishFormProps) {
  const { t } = useTranslation('worksheet');
  const [typed, setTyped] = useState(wishes.moreWords);
  const keepWords = () => {
    if (typed !== wishes.moreWords) onChange({ ...wishes, moreWords: typed });
  };
  return (
    <Stack
      component="form"
      aria-label={t('wishes.title')}
      spacing={2}
      sx={{ maxWidth: 480 }}
      onSubmit={(event) => {
        event.preventDefault();
        keepWords();
      }}
    >
      {hasWords && (
        <TextField
          size="small"
          label={t('wishes.more_words')}
          helperText={t('wishes.more_words_hint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keepWords}
          slotProps={{ htmlInput: { lang: 'et' } }}
        />
      )}
      <SelectField
        label={t('wishes.distractors')}
        value={wishes.distractors}
        onChange={(next) => onChange({ ...wishes, distractors: next })}
        options={counts}
        nameOption={(count) => (count === 0 ? t('wishes.no_distractors') : count)}
      />
      {hasUnmarked && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={wishes.unmarkedOnly}
              onChange={({ target }) => onChange({ ...wishes, unmarkedOnly: target.checked })}
            />
          }
          label={t('wishes.unmarked_only')}
        />
      )}
    </Stack>
  );
}
