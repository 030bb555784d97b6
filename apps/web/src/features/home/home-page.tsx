import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { scrollToElement } from '../../shared/ui/scroll-to-element';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';
import { CorpusFigures } from './corpus-figures';
import { HeroPicture } from './hero-picture';

const TOOLS_ID = 'tools';

function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ bgcolor: 'primary.light', mt: 2 }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <div>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.1rem', md: '3rem' } }}>
            {t('hero.title')}
          </Typography>
          <Typography sx={{ my: 3, maxWidth: '58ch', fontSize: '1.15rem' }}>{t('hero.text')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" size="large" component={Link} to="/tools/wordlist">
              {t('hero.to_tools')}
            </Button>
            <Button variant="outlined" size="large" onClick={() => scrollToElement(TOOLS_ID)}>
              {t('hero.show_tools')}
            </Button>
          </Box>
        </div>
        <HeroPicture />
      </Container>
    </Box>
  );
}

interface HomePageProps {
  readonly tools: readonly ToolDeclaration[];
}

/** A card for each tool that is ready. */
function ToolCards({ tools }: HomePageProps) {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {tools
        .filter(({ load }) => load !== undefined)
        .map(({ name, route, Icon }) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{ p: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5 }}
          >
            <Box
              sx={{ display: 'flex', p: 1, borderRadius: 1, bgcolor: 'primary.light', color: 'primary.main' }}
            >
              <Icon />
            </Box>
            <Typography variant="h3">{t(`${name}:title`)}</Typography>
            <Typography sx={{ flex: 1 }}>{t(`${name}:card.text`)}</Typography>
            <Button variant="outlined" component={Link} to={`/tools/${route}`}>
              {t(`${name}:card.open`)}
            </Button>
          </Paper>
        ))}
    </Box>
  );
}

/** What the product is, and the way in. */
export function HomePage({ tools }: HomePageProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <Container maxWidth="lg" sx={{ py: 6, display: 'grid', gap: 6 }}>
        <Box component="section" id={TOOLS_ID} aria-labelledby="tools-heading">
          <Typography variant="h2" id="tools-heading" sx={{ mb: 2 }}>
            {t('tools.title')}
          </Typography>
          <ToolCards tools={tools} />
        </Box>
        <Box component="section" aria-labelledby="figures-heading">
          <Typography variant="h2" id="figures-heading" sx={{ mb: 2 }}>
            {t('figures.title')}
          </Typography>
          <CorpusFigures />
        </Box>
      </Container>
    </>
  );
}
