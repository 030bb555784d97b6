import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { subcorpora } from '@keelerada/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { CorpusShares } from './corpus-shares';
import { homeOptions } from './home.queries';

/** Height of seven subcorpora with long names: held while the figures are on their way. */
const SHARES_HEIGHT_PX = 380;

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  const formatNumber = useNumberFormat();
  return (
    <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
      <Typography
        sx={{
          fontSize: '2.4rem',
          lineHeight: 1.2,
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.primary',
        }}
      >
        {formatNumber(value)}
      </Typography>
      <Typography>{label}</Typography>
    </Paper>
  );
}

function Shares() {
  const { t } = useTranslation('home');
  const readLabel = useLabel();
  const { data, isPending, isError, refetch } = useQuery(homeOptions);
  if (isError)
    return (
      <Alert
        severity="warning"
        sx={{ gridColumn: '1 / -1' }}
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {t('concordance.retry')}
          </Button>
        }
      >
        {t('figures.failed')}
      </Alert>
    );
  if (isPending) return <Box sx={{ height: SHARES_HEIGHT_PX, gridColumn: '1 / -1' }} aria-busy />;
  const { subcorpora: bySubcorpus, levels } = data;
  return (
    <>
      {bySubcorpus.length > 0 && (
        <CorpusShares
          title={t('figures.by_subcorpus')}
          shares={bySubcorpus}
          readLabel={(code) =>
            code in subcorpora ? readLabel(subcorpora[code as keyof typeof subcorpora]) : code
          }
        />
      )}
      {levels.length > 0 && (
        <CorpusShares title={t('figures.by_level')} shares={levels} readLabel={(code) => code} />
      )}
    </>
  );
}

/** How many texts and words the corpus holds now, and of what kinds. */
export function CorpusFigures() {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Figure value={corpus.texts} label={t('figures.texts', { count: corpus.texts })} />
      <Figure value={corpus.runningWords} label={t('figures.words', { count: corpus.runningWords })} />
      <Shares />
      {corpus.isDemo && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {t('figures.demo')}
        </Typography>
      )}
    </Box>
  );
}
