import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HomeResponse } from '@keelerada/contract/site/home';
import { NATIVE_WRITERS } from '@keelerada/contract/fields/choices';
import { subcorpora, writerGroupNames } from '@keelerada/contract/texts/enumerations';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { findLevelInk } from '../../shared/levels/level-ink';
import { useSession } from '../../shared/session/session';
import { CorpusShares } from './corpus-shares';
import { homeOptions } from './home.queries';
import { HomeSection } from './home-section';

/** Height of the bar and its legend, held while the figures are on their way. */
const BAR_PX = 80;

/** Words of each level and of native writers, the weakest level first. */
function listParts({ levels, nativeWriters }: HomeResponse) {
  const parts = levels.map(({ code, runningWords }) => ({ level: code, words: runningWords }));
  return nativeWriters.runningWords > 0
    ? [...parts, { level: NATIVE_WRITERS, words: nativeWriters.runningWords }]
    : parts;
}

function LevelStrip({ home }: { readonly home: HomeResponse }) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const readLabel = useLabel();
  const parts = listParts(home);
  const rest = home.runningWords - parts.reduce((sum, { words }) => sum + words, 0);
  if (parts.length === 0) return null;
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 24, mb: '12px' }}>
        {parts.map(({ level, words }) => {
          const { ground, edge } = findLevelInk(level);
          return (
            <Box
              key={level}
              data-drawn
              sx={{ flex: `${words} 0 0`, minWidth: 2, bgcolor: ground, boxShadow: edge }}
            />
          );
        })}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}
      >
        {parts.map(({ level, words }) => (
          <Box component="li" key={level} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <LevelChip level={level} /> {formatNumber(words)}
          </Box>
        ))}
        <Box component="li" sx={{ color: 'var(--ink-3)' }}>
          {[
            ...(home.nativeWriters.runningWords > 0 ? [readLabel(writerGroupNames.EK)] : []),
            ...(rest > 0 ? [t('figures.rest', { count: rest, number: formatNumber(rest) })] : []),
          ].join('; ')}
        </Box>
      </Box>
    </>
  );
}

function ShareTables({ home }: { readonly home: HomeResponse }) {
  const { t } = useTranslation('home');
  const readLabel = useLabel();
  const readSubcorpus = (code: string) =>
    Object.hasOwn(subcorpora, code) ? readLabel(subcorpora[code as keyof typeof subcorpora]) : code;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '24px 40px',
        alignItems: 'start',
        mt: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <CorpusShares title={t('figures.by_subcorpus')} shares={home.subcorpora} readLabel={readSubcorpus} />
      {home.levels.length > 0 && (
        <CorpusShares title={t('figures.by_level')} shares={home.levels} readLabel={(code) => code} />
      )}
    </Box>
  );
}

/** How much the corpus holds now, by level; its tables are one press away. */
export function CorpusSize() {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const { corpus } = useSession();
  const { data, isPending, isError, refetch } = useQuery(homeOptions);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const note = t('figures.size', {
    words: formatNumber(corpus.runningWords),
    texts: formatNumber(corpus.texts),
    count: corpus.texts,
  });
  return (
    <HomeSection id="corpus" title={t('figures.title')} note={note}>
      <Box sx={{ minHeight: isPending ? BAR_PX : 0 }} aria-busy={isPending}>
        {data !== undefined && <LevelStrip home={data} />}
        {isError && data === undefined && (
          <Typography sx={{ color: 'var(--ink-2)' }}>
            {t('figures.failed')}{' '}
            <Button variant="outlined" onClick={() => void refetch()} sx={{ ml: 1 }}>
              {t('concordance.retry')}
            </Button>
          </Typography>
        )}
      </Box>
      {corpus.isDemo && <Typography sx={{ color: 'var(--ink-3)', mt: 1 }}>{t('figures.demo')}</Typography>}
      {data !== undefined && data.subcorpora.length > 0 && (
        <>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            variant="outlined"
            onClick={() => setIsOpen(!isOpen)}
            sx={{ mt: 2 }}
          >
            {t(isOpen ? 'figures.hide_tables' : 'figures.show_tables')}
          </Button>
          <div id={id}>{isOpen && <ShareTables home={data} />}</div>
        </>
      )}
    </HomeSection>
  );
}
