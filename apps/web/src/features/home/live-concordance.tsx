import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { HomeExample } from '@keelerada/contract/home';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { homeOptions } from './home.queries';

const LINES = 7;
const LINE_HEIGHT_PX = 36;
/** Widths of the grey bars that hold the place of words, in percent of their side. */
const WAITING_WIDTHS = [72, 54, 88, 63, 80, 48, 70] as const;

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  height: LINE_HEIGHT_PX,
  borderBottom: 1,
  borderColor: 'divider',
  fontFamily: 'var(--keelerada-reading-font)',
  whiteSpace: 'pre',
  // The words next to the keyword matter most: what is too long is cut, and fades, at its far end.
  '& > [data-part="before"]': {
    display: 'flex',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    pr: '1px',
    maskImage: 'linear-gradient(to right, transparent, black 32px)',
  },
  '& > [data-part="before"] > span': { flexShrink: 0 },
  '& > [data-part="rest"]': {
    overflow: 'hidden',
    maskImage: 'linear-gradient(to left, transparent, black 32px)',
  },
  '& strong': { color: 'primary.main' },
} as const;

function Lines({ example }: { readonly example: HomeExample }) {
  return (
    <Box component="ul" lang="et" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {example.rows.map(({ contextBefore, keyword, contextAfter, joined }) => (
        <Box component="li" key={contextBefore + contextAfter} sx={lineStyle}>
          <span data-part="before">
            <span>
              {contextBefore.replaceAll(/\s+/gu, ' ')}
              {joined === 'BEFORE' || joined === 'BOTH' ? '' : ' '}
            </span>
          </span>
          <span data-part="rest">
            <strong>{keyword}</strong>
            {joined === 'AFTER' || joined === 'BOTH' ? '' : ' '}
            {contextAfter.replaceAll(/\s+/gu, ' ')}
          </span>
        </Box>
      ))}
    </Box>
  );
}

/** Holds the place of the lines, so that nothing moves when they come. */
function WaitingLines() {
  return (
    <div aria-hidden>
      {WAITING_WIDTHS.map((width) => (
        <Box key={width} sx={lineStyle}>
          <Box
            sx={{
              ml: 'auto',
              mr: 1,
              height: 10,
              width: `${width}%`,
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          />
          <Box sx={{ height: 10, width: `${140 - width}%`, borderRadius: 1, bgcolor: 'action.hover' }} />
        </Box>
      ))}
    </div>
  );
}

function Message({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Box sx={{ height: LINES * LINE_HEIGHT_PX, display: 'grid', placeContent: 'center', gap: 2, px: 3 }}>
      <Typography sx={{ textAlign: 'center' }}>{text}</Typography>
      {children}
    </Box>
  );
}

interface LiveConcordanceProps {
  readonly onOpen: (lemma: string) => void;
}

/** The product at work: lines of the corpus around a frequent word, of which there are a few to choose from. */
export function LiveConcordance({ onOpen }: LiveConcordanceProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const { corpus } = useSession();
  const { data, isError, isPending, refetch } = useQuery(homeOptions);
  const [chosen, setChosen] = useState<string | null>(null);
  const examples = data?.examples ?? [];
  const example = examples.find(({ lemma }) => lemma === chosen) ?? examples[0];
  const isEmpty = !isPending && example === undefined;
  return (
    <Paper
      component="section"
      aria-label={t('concordance.title')}
      aria-busy={isPending}
      elevation={3}
      sx={{ borderRadius: 3, overflow: 'hidden', minWidth: 0 }}
    >
      <Box
        role="group"
        aria-label={t('concordance.words')}
        sx={{
          display: 'flex',
          gap: 0.5,
          p: 1,
          height: 56,
          borderBottom: 1,
          borderColor: 'divider',
          overflowX: 'auto',
        }}
      >
        {examples.map(({ lemma }) => (
          <Button
            key={lemma}
            lang="et"
            aria-pressed={lemma === example?.lemma}
            onClick={() => setChosen(lemma)}
            sx={{ minWidth: 0, flexShrink: 0 }}
          >
            {lemma}
          </Button>
        ))}
      </Box>
      <Box sx={{ minHeight: LINES * LINE_HEIGHT_PX }}>
        {example !== undefined && <Lines example={example} />}
        {isPending && <WaitingLines />}
        {isEmpty && isError && (
          <Message text={t('concordance.failed')}>
            <Button variant="outlined" onClick={() => void refetch()}>
              {t('concordance.retry')}
            </Button>
          </Message>
        )}
        {isEmpty && !isError && (
          <Message text={t(corpus.texts === 0 ? 'concordance.empty' : 'concordance.loading')} />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          px: 2,
          minHeight: { xs: 88, sm: 52 },
        }}
      >
        {example !== undefined && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('concordance.total', { count: example.total, number: formatNumber(example.total) })}
            </Typography>
            <Button size="small" onClick={() => onOpen(example.lemma)}>
              {t('concordance.open', { count: example.total, number: formatNumber(example.total) })}
            </Button>
          </>
        )}
      </Box>
    </Paper>
  );
}
