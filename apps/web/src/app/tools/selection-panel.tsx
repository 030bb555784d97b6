import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { CompareButton } from './compare-button';
import { LevelTiles } from './level-tiles';
import { SaveSelectionButton } from './save-selection-button';
import type { SideActions } from './side-actions';
import { useSelectionSummary } from './use-selection-summary';

/** What is being analysed: how much, and found by which filters. Of two selections that of the side. */
export function SelectionPanel(actions: SideActions) {
  const { t } = useTranslation('tools');
  const { side, corpusTextIds, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const { isComparing } = useComparison();
  const { line, ownText } = useSelectionSummary();
  const clear = () => {
    saveCorpusTexts([]);
    saveOwnTexts('');
  };
  if (!hasTexts) return null;
  return (
    <Box role="group" aria-label={t('selection.title')} sx={columnStyle}>
      {line !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{line}</Typography>}
      {ownText !== null && <Typography>{ownText}</Typography>}
      <LevelTiles />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {corpusTextIds !== null && (
          <Button size="small" variant="outlined" onClick={() => actions.onEdit(side)}>
            {t('selection.edit')}
          </Button>
        )}
        {corpusTextIds !== null && <SaveSelectionButton />}
        <Button size="small" onClick={clear}>
          {t('selection.clear')}
        </Button>
        {!isComparing && <CompareButton {...actions} />}
      </Stack>
    </Box>
  );
}

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
