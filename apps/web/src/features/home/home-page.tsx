import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';

const TOOLS_ID = 'tools';

const tools = [
  { key: 'wordlist', path: '/tools/wordlist' },
  { key: 'word_context', path: '/tools/wordcontext' },
  { key: 'collocates', path: '/tools/collocates' },
] as const;

function CorpusFigures() {
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
              fontSize: '2.2rem',
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

/** What the product is, and the way in. */
export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <Box sx={{ bgcolor: 'primary.light', mt: 2 }}>
        <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.8rem' }, maxWidth: '22ch' }}>
            {t('hero.title')}
          </Typography>
          <Typography sx={{ my: 3, maxWidth: '60ch', fontSize: '1.15rem' }}>{t('hero.text')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" size="large" component={Link} to="/tools/wordlist">
              {t('hero.to_tools')}
            </Button>
            <Button
              variant="outlined"
              size="large"
              onClick={() => document.getElementById(TOOLS_ID)?.scrollIntoView({ behavior: 'smooth' })}
            >
              {t('hero.show_tools')}
            </Button>
          </Box>
        </Container>
      </Box>
      <Container maxWidth="lg" sx={{ py: 6, display: 'grid', gap: 6 }}>
        <Box component="section" id={TOOLS_ID} aria-labelledby="tools-heading">
          <Typography variant="h2" id="tools-heading" gutterBottom>
            {t('tools.title')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
            {tools.map(({ key, path }) => (
              <Paper
                key={key}
                variant="outlined"
                sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1.5 }}
              >
                <Typography variant="h3">{t(`tools.${key}.title`)}</Typography>
                <Typography sx={{ flex: 1 }}>{t(`tools.${key}.text`)}</Typography>
                <Button component={Link} to={path} sx={{ alignSelf: 'flex-start', ml: -1 }}>
                  {t(`tools.${key}.open`)}
                </Button>
              </Paper>
            ))}
          </Box>
        </Box>
        <Box component="section" aria-labelledby="figures-heading">
          <Typography variant="h2" id="figures-heading" gutterBottom>
            {t('figures.title')}
          </Typography>
          <CorpusFigures />
        </Box>
      </Container>
    </>
  );
}
