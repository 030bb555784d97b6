import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import Button from '@mui/material/Button';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { countWords } from './count-words';
import { replaceText } from './editor/create-editor';
import { useOpenCorrector } from './corrector-context';
import { hintStyles, markStyles } from './shown/mark-style';
import type { Analysis } from './analysis/use-analysis';
import { samples } from './samples';

/** What an empty box offers: a text of a learner to try the corrector on. */
function SampleChoice({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useTranslation('corrector');
  return (
    <Box
      role="group"
      aria-label={t('samples.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <span>{t('samples.title')}</span>
      {samples.map(({ level, text }) => (
        <Button
          key={level}
          variant="outlined"
          color="inherit"
          aria-label={t('samples.choose', { level })}
          onClick={() => onChoose(text)}
          sx={{ minWidth: 0 }}
        >
          {level}
        </Button>
      ))}
    </Box>
  );
}

/** Running text of 75 characters: 66 times the width of a zero in the serif. */
const MEASURE = '66ch';

/** As written on paper, on phones without a frame: the text leads. */
const textStyle = {
  minHeight: { xs: 240, sm: 340 },
  '& .ProseMirror': {
    minHeight: { xs: 240, sm: 340 },
    px: { xs: 0, sm: 5 },
    py: { xs: 0, sm: 3 },
    outline: 'none',
    fontFamily: 'var(--serif)',
    fontSize: { xs: '1rem', sm: '1.25rem' },
    lineHeight: { xs: '2rem', sm: '2.25rem' },
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  },
  '& .ProseMirror p': { m: 0, minHeight: { xs: '2rem', sm: '2.25rem' }, maxWidth: MEASURE },
} as const;

const frameStyle = {
  position: 'relative',
  border: { sm: '1px solid var(--line-strong)' },
  borderRadius: { sm: '8px' },
  bgcolor: { sm: 'var(--surface)' },
  '&:focus-within': { outline: '2px solid var(--ink)', outlineOffset: { xs: '4px', sm: '-1px' } },
} as const;

/** The one text box that all tabs share. */
export function TextBox() {
  const { t } = useTranslation('corrector');
  const { editor, analysis, settings } = useOpenCorrector();
  const { text, view, attach } = editor;
  return (
    <div>
      <Box sx={frameStyle}>
        <CheckProgress analysis={analysis} />
        {text === '' && (
          <Box
            sx={{
              position: 'absolute',
              top: { xs: 0, sm: 24 },
              left: { xs: 0, sm: 40 },
              right: { xs: 0, sm: 40 },
              color: 'var(--ink-3)',
              pointerEvents: 'none',
            }}
          >
            <Box
              aria-hidden
              sx={{ fontFamily: 'var(--serif)', ...letters[20], lineHeight: '2.25rem', mb: 2 }}
            >
              {t('text.placeholder')}
            </Box>
            <Box sx={{ pointerEvents: 'auto', width: 'fit-content' }}>
              <SampleChoice
                onChoose={(sample) => {
                  if (view === null) return;
                  replaceText(view, sample);
                  view.focus();
                }}
              />
              <Link component={RouterLink} to="/corrector/write" sx={{ color: 'inherit' }}>
                {t('samples.or_task')}
              </Link>
            </Box>
          </Box>
        )}
        <Box ref={attach} sx={[textStyle, markStyles, ...(settings.hintFirst ? [hintStyles] : [])]} />
      </Box>
      <TextFacts text={text} />
    </div>
  );
}

/** A thin line on the frame, so that nothing moves while a text is checked. */
function CheckProgress({ analysis: { state, progress } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation('corrector');
  if (state !== 'running') return null;
  const isCounted = progress !== null && progress.total > 0;
  return (
    <LinearProgress
      aria-label={t('running')}
      {...(isCounted ? { variant: 'determinate', value: (progress.done / progress.total) * 100 } : {})}
      sx={{ position: 'absolute', top: 0, left: 8, right: 8, height: 2 }}
    />
  );
}

/** How long the text is, and what becomes of it. */
function TextFacts({ text }: { readonly text: string }) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const isTooLong = text.length > MAX_CORRECTOR_CHARACTERS;
  const words = countWords(text);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        pt: 1,
        color: 'var(--ink-3)',
        ...letters[12],
      }}
    >
      <Box component="span" sx={isTooLong ? { color: 'error.main' } : {}}>
        {text === ''
          ? ''
          : isTooLong
            ? t('text.too_long', {
                now: formatNumber(text.length),
                most: formatNumber(MAX_CORRECTOR_CHARACTERS),
              })
            : t('text.length', {
                count: words,
                words: formatNumber(words),
                characters: formatNumber(text.length),
              })}
      </Box>
      <span>{t('text.not_kept')}</span>
    </Box>
  );
}
