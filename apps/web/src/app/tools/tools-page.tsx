import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { OwnTextDialog } from '../../features/own-text/own-text-dialog';
import { TextQueryPanel } from '../../features/text-query/text-query-panel';
import { ResultLinkGate } from '../../shared/result-link/result-link-gate';
import { SelectionChips } from './selection-chips';
import { ToolTabs } from './tool-tabs';
import { useToolsNavigationState } from './use-tools-navigation-state';

/** Width in pixels of the column of controls at the left. */
const CONTROLS_WIDTH_PX = 320;

type OpenPanel = 'corpus' | 'own' | null;

interface TextChoiceProps {
  readonly panel: OpenPanel;
  readonly onToggle: (panel: 'corpus' | 'own') => void;
  readonly choiceButton: React.Ref<HTMLButtonElement>;
}

/** The two ways to texts and what is chosen; it stays in sight beside long results. */
function TextChoice({ panel, onToggle, choiceButton }: TextChoiceProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack
      component="section"
      aria-label={t('choice.title')}
      spacing={2}
      sx={{ gridArea: 'choice', position: { md: 'sticky' }, top: { md: 88 } }}
    >
      <Button
        ref={choiceButton}
        size="large"
        variant={panel === 'corpus' ? 'contained' : 'outlined'}
        startIcon={<LibraryBooksIcon />}
        aria-expanded={panel === 'corpus'}
        aria-controls="text-choice"
        onClick={() => onToggle('corpus')}
      >
        {t('choice.corpus')}
      </Button>
      <Button
        size="large"
        variant={panel === 'own' ? 'contained' : 'outlined'}
        startIcon={<EditNoteIcon />}
        aria-haspopup="dialog"
        onClick={() => onToggle('own')}
      >
        {t('choice.own')}
      </Button>
      <SelectionChips />
    </Stack>
  );
}

/**
 * Choosing texts at the left, the analysis tools at the right; stacked on narrow screens. The query form opens above the
 * tools, with room for its many filters, and the controls at the left keep their place.
 */
export function ToolsPage() {
  const { t } = useTranslation('tools');
  const [panel, setPanel] = useState<OpenPanel>(null);
  const choiceButton = useRef<HTMLButtonElement>(null);
  useToolsNavigationState(useCallback(() => setPanel('corpus'), []));
  const toggle = (wanted: OpenPanel) => setPanel((open) => (open === wanted ? null : wanted));
  const closeAfterSave = () => {
    setPanel(null);
    choiceButton.current?.focus();
  };
  return (
    <Container
      maxWidth="lg"
      sx={{
        py: 3,
        display: 'grid',
        columnGap: 3,
        rowGap: panel === 'corpus' ? 3 : { xs: 3, md: 0 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${CONTROLS_WIDTH_PX}px minmax(0, 1fr)` },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: '"choice" "form" "tools"', md: '"choice form" "choice tools"' },
      }}
    >
      <TextChoice panel={panel} onToggle={toggle} choiceButton={choiceButton} />
      <Collapse in={panel === 'corpus'} id="text-choice" unmountOnExit sx={{ gridArea: 'form', minWidth: 0 }}>
        <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
          <TextQueryPanel onSaved={closeAfterSave} />
        </Paper>
      </Collapse>
      {panel === 'own' && <OwnTextDialog onClose={() => setPanel(null)} />}
      <Box component="section" aria-label={t('tabs.title')} sx={{ gridArea: 'tools', minWidth: 0 }}>
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
