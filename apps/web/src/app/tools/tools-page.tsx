import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { OwnTextDialog } from '../../features/own-text/own-text-dialog';
import { TextQueryPanel } from '../../features/text-query/text-query-panel';
import { ResultLinkGate } from '../../shared/result-link/result-link-gate';
import { SelectionChips } from './selection-chips';
import { ToolTabs } from './tool-tabs';

/** What another page may ask of this one when it leads here (SPEC 2, "navigation state"). */
export interface ToolsNavigationState {
  readonly openTextChoice?: boolean;
  readonly scrollToTop?: boolean;
  readonly redirectTo?: string;
}

type OpenPanel = 'corpus' | 'own' | null;

function useNavigationState(openPanel: (panel: OpenPanel) => void) {
  const { state } = useLocation() as { state: ToolsNavigationState | null };
  const navigate = useNavigate();
  useEffect(() => {
    const { openTextChoice, scrollToTop, redirectTo } = state ?? {};
    if (openTextChoice === true) openPanel('corpus');
    if (scrollToTop === true) window.scrollTo({ top: 0 });
    if (redirectTo !== undefined) void navigate(redirectTo, { replace: true });
  }, [state, navigate, openPanel]);
}

/** Choosing texts at the left, the analysis tools at the right; stacked on narrow screens. */
export function ToolsPage() {
  const { t } = useTranslation('tools');
  const [panel, setPanel] = useState<OpenPanel>(null);
  useNavigationState(setPanel);
  const toggle = (wanted: OpenPanel) => setPanel((open) => (open === wanted ? null : wanted));
  return (
    <Container
      maxWidth="lg"
      sx={{
        py: 3,
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
      }}
    >
      <Stack component="section" aria-label={t('choice.title')} spacing={2}>
        <Button
          variant={panel === 'corpus' ? 'contained' : 'outlined'}
          aria-expanded={panel === 'corpus'}
          aria-controls="text-choice"
          onClick={() => toggle('corpus')}
        >
          {t('choice.corpus')}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => toggle('own')}>
          {t('choice.own')}
        </Button>
        <SelectionChips />
        <Collapse in={panel === 'corpus'} id="text-choice" unmountOnExit>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <TextQueryPanel onSaved={() => setPanel(null)} />
          </Paper>
        </Collapse>
        {panel === 'own' && <OwnTextDialog onClose={() => setPanel(null)} />}
      </Stack>
      <Box component="section" aria-label={t('tabs.title')} sx={{ minWidth: 0 }}>
        <ToolTabs />
        <Box sx={{ pt: 3 }}>
          <ResultLinkGate>
            <Outlet />
          </ResultLinkGate>
        </Box>
      </Box>
    </Container>
  );
}
