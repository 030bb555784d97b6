import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredLanguage } from '../../shared/i18n/use-stored-language';
import { ResultLinkGate } from '../../shared/result-link/result-link-gate';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { ClusterFinderScreen } from './cluster-finder-screen';
import { isFramed, useSurroundingPage } from './use-surrounding-page';

/** Height of the table in a frame, in pixels: a share of the frame's height would grow with itself. */
const FRAMED_TABLE_HEIGHT = '640px';

interface ClusterFinderPageProps {
  /** Where texts are chosen on the page that stands alone. */
  readonly textChoice: ReactNode;
}

/** The cluster finder on a page of its own, or in the frame of its tab. */
export function ClusterFinderPage({ textChoice }: ClusterFinderPageProps) {
  const { t } = useTranslation(['cluster-finder-page', 'cluster-finder']);
  const { content, hasHeard } = useSurroundingPage();
  useStoredLanguage();
  if (isFramed())
    return (
      <Box ref={content} style={{ '--table-height': FRAMED_TABLE_HEIGHT } as React.CSSProperties}>
        <HiddenHeading>{t('cluster-finder:title')}</HiddenHeading>
        {hasHeard ? <ClusterFinderScreen /> : <Typography role="status">{t('waiting_for_texts')}</Typography>}
      </Box>
    );
  return (
    <Container maxWidth="lg" sx={{ py: 3 }}>
      <Stack ref={content} spacing={3}>
        <Typography variant="h1">{t('cluster-finder:title')}</Typography>
        <Typography sx={{ maxWidth: '70ch' }}>{t('explanation')}</Typography>
        {textChoice}
        <ResultLinkGate>
          <ClusterFinderScreen />
        </ResultLinkGate>
      </Stack>
    </Container>
  );
}
