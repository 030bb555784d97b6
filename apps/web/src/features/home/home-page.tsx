import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';
import { CorpusFigures } from './corpus-figures';
import { DonationCall } from './donation-call';
import { Hero } from './hero';
import { LateIntroductions } from './late-introductions';
import { ScrollArrow } from './scroll-arrow';
import { ServiceStatements } from './service-statements';
import { ToolCards } from './tool-cards';

const SERVICES_ID = 'services';
const TOOLS_ID = 'tools';

interface HomePageProps {
  readonly tools: readonly ToolDeclaration[];
}

/** What the product is, and the way in. */
export function HomePage({ tools }: HomePageProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero toolsId={TOOLS_ID} />
      <Container maxWidth="lg" sx={{ py: 6, display: 'grid', gap: 7, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ServiceStatements id={SERVICES_ID} />
        <ToolCards id={TOOLS_ID} tools={tools} />
        <LateIntroductions />
        <Box component="section" aria-labelledby="figures-heading">
          <Typography variant="h2" id="figures-heading" sx={{ mb: 2 }}>
            {t('figures.title')}
          </Typography>
          <CorpusFigures />
        </Box>
        <DonationCall />
      </Container>
      <ScrollArrow targetId={SERVICES_ID} />
    </>
  );
}
