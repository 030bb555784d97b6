import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import type { LiveLines } from './use-live-lines';

/** Grows with the letters. */
const HEIGHT = '3rem';
/** The examples, two lines of them on a phone, held while they are on their way. */
const EXAMPLES_PX = { xs: 64, sm: 36 } as const;

const boxStyle = {
  display: 'flex',
  height: HEIGHT,
  p: '3px',
  border: '1px solid var(--line-strong)',
  borderRadius: '8px',
  bgcolor: 'var(--surface)',
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& > input': {
    ...letters[20],
    flex: 1,
    minWidth: 0,
    px: 2,
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    fontFamily: 'var(--serif)',
    color: 'inherit',
    '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > button': { height: '100%', px: { xs: '12px', sm: 2 }, fontWeight: 600 },
} as const;

const exampleStyle = {
  ...letters[16],
  minHeight: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  fontFamily: 'var(--serif)',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover, &[aria-pressed="true"]': { color: 'var(--ink)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2, borderRadius: '4px' },
} as const;

interface CorpusSearchProps {
  readonly word: string;
  readonly onWordChange: (word: string) => void;
  readonly onSearch: (word: string) => void;
  readonly isPending: boolean;
  readonly lines: LiveLines;
}

/** A word to be shown in context over the whole corpus, with a few to try. */
export function CorpusSearch({ word, onWordChange, onSearch, isPending, lines }: CorpusSearchProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const change = (next: string) => {
    onWordChange(next);
    setIsMissing(false);
  };
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
    >
      <Box sx={boxStyle}>
        <input
          id={id}
          lang="et"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_KEYWORD_CHARACTERS}
          placeholder={lines.shown?.lemma ?? ''}
          aria-label={t('search.word')}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          value={word}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {t('search.submit')}
        </Button>
      </Box>
      <Typography
        id={`${id}-hint`}
        role={isMissing ? 'alert' : undefined}
        sx={isMissing ? { color: 'var(--e-spell)', pt: 1 } : hiddenStyle}
      >
        {t(isMissing ? 'search.missing' : 'search.hint')}
      </Typography>
      <Examples lines={lines} onChoose={change} />
    </Box>
  );
}

function Examples({
  lines,
  onChoose,
}: Pick<CorpusSearchProps, 'lines'> & {
  readonly onChoose: (word: string) => void;
}) {
  const { t } = useTranslation('home');
  const { examples, shown } = lines;
  return (
    <Box
      role="group"
      aria-label={t('concordance.words')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        alignContent: 'flex-start',
        columnGap: '12px',
        rowGap: '4px',
        pt: '12px',
        minHeight: EXAMPLES_PX,
      }}
    >
      {examples.length > 0 && (
        <Typography
          component="span"
          aria-hidden
          sx={{ ...letters[14], lineHeight: '1.5rem', color: 'var(--ink-3)' }}
        >
          {t('search.try')}
        </Typography>
      )}
      {examples.map(({ lemma }) => (
        <Box
          component="button"
          type="button"
          key={lemma}
          lang="et"
          aria-pressed={lemma === shown?.lemma}
          onClick={() => onChoose(lemma)}
          sx={exampleStyle}
        >
          {lemma}
        </Box>
      ))}
    </Box>
  );
}
