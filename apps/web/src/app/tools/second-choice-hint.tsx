import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SideSquare } from '../../shared/comparison/comparison-head';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { useSelectionName } from '../../shared/text-selection/use-selection-name';

/** Says that the texts being chosen are those to compare with, and what with. */
export function SecondChoiceHint() {
  const { t } = useTranslation('comparison');
  const nameSelection = useSelectionName();
  const name = nameSelection(useWholeSelection());
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <SideSquare side="B" />
      <Typography>{t('choosing', { name })}</Typography>
    </Box>
  );
}
