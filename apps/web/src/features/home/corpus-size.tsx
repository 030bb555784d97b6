import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { HomeResponse } from '@keelerada/contract/site/home';
import { NATIVE_WRITERS } from '@keelerada/contract/fields/choices';
import { writerGroupNames } from '@keelerada/contract/texts/enumerations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { findLevelInk } from '../../shared/levels/level-ink';
import { useSession } from '../../shared/session/session';
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

/** How much the corpus holds now, by level. */
export function CorpusSize() {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  const { data, isPending, isError, refetch } = useQuery(homeOptions);
  return (
    <HomeSection id="corpus" title={t('figures.title')}>
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
      {corpus.texts > 0 && (
        <Link component={RouterLink} to="/about/corpus" sx={{ display: 'inline-block', mt: 2 }}>
          {t('figures.more')}
        </Link>
      )}
    </HomeSection>
  );
}
