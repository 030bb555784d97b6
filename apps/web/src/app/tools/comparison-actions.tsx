import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useComparison } from '../../shared/text-selection/selection-side';
import { CommonTexts } from './common-texts';

/** What is done with both selections of a comparison. */
export function ComparisonActions() {
  const { t } = useTranslation('comparison');
  const { swap, end } = useComparison();
  return (
    <Stack spacing={1.5}>
      <CommonTexts />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<SwapVertIcon />} onClick={swap}>
          {t('swap')}
        </Button>
        <Button size="small" onClick={end}>
          {t('end')}
        </Button>
      </Stack>
    </Stack>
  );
}
