import MoreVert from '@mui/icons-material/MoreVert';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NO_LABEL } from '@keelerada/estonian/labels/label';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { OpenWordMenu } from '../../shared/word-menu/word-menu';
import { ExamplesLink } from '../../shared/result-link/examples-link';
import type { AnalysedWord } from './analysed-word';
import type { WordMarks } from './use-word-marks';
import type { WordInfo } from './word-mark';

const LETTER = /\p{L}/u;

const fields = ['word', 'lemma', 'syllableText', 'wordClass', 'form'] as const;

const nothingKnown: WordInfo = {
  word: NO_LABEL,
  lemma: NO_LABEL,
  syllableText: NO_LABEL,
  wordClass: NO_LABEL,
  form: NO_LABEL,
};

/** The menu of one word. */
function InfoMenu({ word }: { readonly word: string }) {
  const { t } = useTranslation('word-menu');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('title', { word })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {anchor !== null && (
        <OpenWordMenu
          word={word}
          type="WORDS"
          keepCapitalization={false}
          hasNeighbours
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** Steps through the marked words. */
function MarkStepper({ marks }: { readonly marks: WordMarks }) {
  const { t } = useTranslation('word-analyser-screen');
  const formatNumber = useNumberFormat();
  const { ids, place } = marks.mark;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton
        size="small"
        aria-label={t('marks.previous')}
        disabled={ids.length < 2}
        onClick={() => marks.step(-1)}
      >
        <NavigateBefore />
      </IconButton>
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('marks.place', { place: formatNumber(place + 1), all: formatNumber(ids.length) })}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('marks.next')}
        disabled={ids.length < 2}
        onClick={() => marks.step(1)}
      >
        <NavigateNext />
      </IconButton>
    </Stack>
  );
}

interface WordInfoPanelProps {
  readonly words: readonly AnalysedWord[];
  readonly marks: WordMarks;
}

/** What is known of the word that is looked at, or of what a table marked; announced when it changes. */
export function WordInfoPanel({ words, marks }: WordInfoPanelProps) {
  const { t } = useTranslation('word-analyser-screen');
  const { ids, place, shared } = marks.mark;
  const current = words[ids[place]!]!;
  const info = shared === null ? current : { ...nothingKnown, ...shared };
  return (
    <Box
      component="section"
      aria-label={t('info.title')}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <MarkStepper marks={marks} />
        {info.word !== NO_LABEL && <InfoMenu word={info.word} />}
      </Stack>
      <Box
        component="dl"
        aria-live="polite"
        aria-atomic
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': {
            m: 0,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            // Nobody reads a word of thousands of letters to its end.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '4',
            overflow: 'hidden',
          },
        }}
      >
        {fields.map((field) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <dt>{t(`info.${field}`)}</dt>
            <dd>{info[field]}</dd>
          </Box>
        ))}
      </Box>
      {shared === null && !current.isForeign && LETTER.test(current.lemma) && (
        <ExamplesLink label={t('info.examples')} word={current.lemma} />
      )}
      {shared === null && current.isForeign && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('foreign.word')}
        </Alert>
      )}
    </Box>
  );
}
