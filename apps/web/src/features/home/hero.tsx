import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { scrollToElement } from '../../shared/ui/scroll-to-element';
import { CorpusSearch } from './corpus-search';
import { LiveConcordance } from './live-concordance';
import { useCorpusSearch } from '../../shared/corpus-search/use-corpus-search';

interface HeroProps {
  /** Where the button scrolls to. */
  readonly toolsId: string;
}

/** What the place is for, with the product at work beside it. */
export function Hero({ toolsId }: HeroProps) {
  const { t } = useTranslation('home');
  const { search, isPending } = useCorpusSearch();
  return (
    <Box sx={{ bgcolor: 'background.subtle', mt: 2 }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 4, md: 7 },
          display: 'grid',
          gap: { xs: 3, md: 5 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <div>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.1rem', md: '2.9rem' } }}>
            {t('hero.title')}
          </Typography>
          <Typography sx={{ my: 2.5, maxWidth: '56ch', fontSize: '1.15rem' }}>{t('hero.text')}</Typography>
          <CorpusSearch onSearch={search} isPending={isPending} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="outlined" component={Link} to="/tools/wordlist">
              {t('hero.to_tools')}
            </Button>
            <Button variant="outlined" component={Link} to="/corrector">
              {t('hero.to_corrector')}
            </Button>
            <Button variant="outlined" onClick={() => scrollToElement(toolsId)}>
              {t('hero.show_tools')}
            </Button>
          </Box>
        </div>
        <LiveConcordance onOpen={search} />
      </Container>
    </Box>
  );
}
