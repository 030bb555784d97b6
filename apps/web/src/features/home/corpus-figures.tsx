import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';

/** How many texts and words the corpus holds now. */
export function CorpusFigures() {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const { corpus } = useSession();
  const figures = [
    { label: t('figures.texts', { count: corpus.texts }), value: corpus.texts },
    { label: t('figures.words', { count: corpus.runningWords }), value: corpus.runningWords },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {figures.map(({ label, value }) => (
        <Paper key={label} variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
          <Typography
            sx={{
              fontSize: '2.4rem',
              lineHeight: 1.2,
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              color: 'primary.main',
            }}
          >
            {formatNumber(value)}
          </Typography>
          <Typography>{label}</Typography>
        </Paper>
      ))}
      {corpus.isDemo && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {t('figures.demo')}
        </Typography>
      )}
    </Box>
  );
}
