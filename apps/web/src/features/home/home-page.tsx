import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useCorpusSearch } from '../../shared/corpus-search/use-corpus-search';
import { MEASURE, pageStyle } from '../../shared/design/tokens';
import { useSession } from '../../shared/session/session';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { Hero } from './hero';
import { DeferredIntroductions, DeferredPictures, DeferredSize } from './deferred-parts';
import { LiveConcordance } from './live-concordance';
import { ScrollArrow } from './scroll-arrow';
import { useLiveLines } from './use-live-lines';
import { HomeSection } from './home-section';

const services = ['corpus', 'analysis', 'corrector', 'links'] as const;

/** What the product offers, in four statements. */
function ServiceStatements({ id }: { readonly id: string }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection id={id} title={t('services.title')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: '24px 40px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {services.map((name) => (
          <li key={name}>
            <Typography variant="h3" sx={{ mb: '4px' }}>
              {t(`services.${name}.title`)}
            </Typography>
            <Typography sx={{ color: 'var(--ink-2)' }}>{t(`services.${name}.text`)}</Typography>
          </li>
        ))}
      </Box>
    </HomeSection>
  );
}

/** Asks for a text of the visitor's own. */
function DonationCall() {
  const { t } = useTranslation('home');
  return (
    <HomeSection id="donation" title={t('donation.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 40px', alignItems: 'start' }}>
        <Typography sx={{ flex: '1 1 280px', maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t('donation.text')}
        </Typography>
        <Button variant="outlined" component={Link} to="/adding">
          {t('donation.open')}
        </Button>
      </Box>
    </HomeSection>
  );
}

const lastRowStyle = {
  display: 'grid',
  columnGap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SERVICES_ID = 'services';
const TOOLS_ID = 'tools';

/** What the product is, at work from the first look. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  /** The word in the box: typed, or pressed among the examples. */
  const [word, setWord] = useState('');
  /** The word that the tool was asked for: its page is on its way. */
  const [sought, setSought] = useState<string | null>(null);
  const { search, isPending } = useCorpusSearch();
  const lines = useLiveLines(word, sought);
  const open = (next: string) => {
    setSought(next);
    search(next);
  };
  return (
    <>
      <Hero word={word} onWordChange={setWord} lines={lines} onSearch={open} isPending={isPending} />
      <LiveConcordance lines={lines} onOpen={open} toolsId={TOOLS_ID} />
      <Box sx={pageStyle}>
        <Box component="section" id={TOOLS_ID} aria-labelledby="tools-heading" sx={{ pt: '40px' }}>
          <HiddenHeading level={2} id="tools-heading">
            {t('tools.title')}
          </HiddenHeading>
          {corpus.texts > 0 && <DeferredPictures />}
          <DeferredIntroductions />
        </Box>
        <ServiceStatements id={SERVICES_ID} />
        <Box sx={lastRowStyle}>
          <DeferredSize />
          <DonationCall />
        </Box>
      </Box>
      <ScrollArrow targetId={SERVICES_ID} />
    </>
  );
}
