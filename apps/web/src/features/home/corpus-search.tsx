import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const HEIGHT_PX = 52;

/** A plain box: the library's field would take a twentieth of the first screen's JavaScript. */
const boxStyle = {
  flex: '1 1 220px',
  minWidth: 0,
  height: HEIGHT_PX,
  px: 2,
  font: 'inherit',
  fontSize: '1.1rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
} as const;

interface CorpusSearchProps {
  readonly onSearch: (word: string) => void;
  readonly isPending: boolean;
}

/** A word to be shown in context over the whole corpus. */
export function CorpusSearch({ onSearch, isPending }: CorpusSearchProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const [word, setWord] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      aria-label={t('search.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(word.trim() === '');
        if (word.trim() !== '') onSearch(word.trim());
      }}
      sx={{ maxWidth: 560 }}
    >
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 650, mb: 0.5 }}>
        {t('search.word')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box
          component="input"
          id={id}
          lang="et"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_KEYWORD_CHARACTERS}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          value={word}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            setWord(target.value);
            setIsMissing(false);
          }}
          sx={boxStyle}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          loadingPosition="start"
          startIcon={<SearchIcon />}
          sx={{ height: HEIGHT_PX, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {t('search.submit')}
        </Button>
      </Box>
      <Typography
        id={`${id}-hint`}
        role={isMissing ? 'alert' : undefined}
        variant="body2"
        sx={{ mt: 0.5, color: isMissing ? 'error.main' : 'text.primary' }}
      >
        {t(isMissing ? 'search.missing' : 'search.hint')}
      </Typography>
    </Box>
  );
}
