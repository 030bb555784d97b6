import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultLinkGate } from '../../shared/tool-frame/result-link-gate';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { ClusterFinderTool } from './cluster-finder-tool';
import { isFramed, useSurroundingPage } from './use-surrounding-page';
import { StateLine } from '../../shared/ui/state-line';

/** Height of the table in a frame, in pixels: a share of the frame's height would grow with itself. */
const FRAMED_TABLE_HEIGHT = '640px';

interface ClusterFinderPageProps {
  /** Where texts are chosen on the page that stands alone. */
  readonly textChoice: ReactNode;
}

/** The cluster finder on a page of its own, or in a frame of a page that hands the texts over. */
export function ClusterFinderPage({ textChoice }: ClusterFinderPageProps) {
  const { t } = useTranslation('cluster-finder-page');
  const { hasTexts } = useTextSelection();
  const content = useSurroundingPage();
  if (isFramed())
    return (
      <Box ref={content} style={{ '--table-height': FRAMED_TABLE_HEIGHT } as React.CSSProperties}>
        {hasTexts ? <ClusterFinderTool /> : <Typography role="status">{t('waiting_for_texts')}</Typography>}
      </Box>
    );
  return (
    <Container maxWidth="lg" sx={{ py: 3 }}>
      <Stack spacing={3}>
        {!hasTexts && (
          <>
            <Typography variant="h1">{t('title')}</Typography>
            <Typography sx={{ maxWidth: '70ch' }}>{t('explanation')}</Typography>
          </>
        )}
        {textChoice}
        <ResultLinkGate>
          {hasTexts ? <ClusterFinderTool /> : <StateLine>{t('choose_text_first')}</StateLine>}
        </ResultLinkGate>
      </Stack>
    </Container>
  );
}
