import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextFilter, ContextPart } from './word-context-view';
import { contextParts } from './word-context-view';

interface WordContextFilterProps {
  readonly filter: ContextFilter | null;
  readonly onChange: (filter: ContextFilter | null) => void;
}

/** Keeps lines that hold a text in one of their parts. It starts by Enter or the button: all lines are then read through. */
export function WordContextFilter({ filter, onChange }: WordContextFilterProps) {
  const { t } = useTranslation('word-context');
  const [draft, setDraft] = useState<ContextFilter>(filter ?? { part: 'line', text: '' });
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('filter.title')}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft.text.trim() === '' ? null : draft);
      }}
      sx={{ display: 'flex', flex: '1 1 320px', gap: 1, minWidth: 0 }}
    >
      <TextField
        select
        size="small"
        label={t('filter.where')}
        value={draft.part}
        onChange={({ target }) => setDraft({ ...draft, part: target.value as ContextPart })}
        sx={{ width: 120, flexShrink: 0 }}
      >
        {contextParts.map((part) => (
          <MenuItem key={part} value={part}>
            {t(`filter.parts.${part}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('filter.text')}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        slotProps={{ htmlInput: { lang: 'et', spellCheck: false, autoComplete: 'off' } }}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {t('filter.apply')}
      </Button>
    </Box>
  );
}
