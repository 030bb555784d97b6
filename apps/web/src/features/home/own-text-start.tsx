import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { letters } from '../../shared/design/tokens';

/** A text of the visitor's own, which goes to the corrector. Without one the corrector opens with what it has kept. */
export function OwnTextStart() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      aria-label={t('own.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate('/corrector', { state: text.trim() === '' ? null : { text } });
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        border: '1px solid var(--line-strong)',
        borderRadius: '8px',
        bgcolor: 'var(--surface)',
        p: '3px',
        '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
      }}
    >
      <Box
        component="textarea"
        lang="et"
        rows={2}
        aria-label={t('own.text')}
        placeholder={t('own.placeholder')}
        spellCheck={false}
        value={text}
        onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => setText(target.value)}
        sx={{
          ...letters[16],
          flex: 1,
          minWidth: 0,
          height: '4.625rem',
          px: 2,
          py: '12px',
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          resize: 'none',
          fontFamily: 'var(--serif)',
          color: 'inherit',
          '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ m: '4px' }}>
        {t('hero.to_corrector')}
      </Button>
    </Box>
  );
}
