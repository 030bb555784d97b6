import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { findCommonTexts, leaveOutCommon, readSide } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';

const sides = ['A', 'B'] as const;

/** Says how many texts stand in both selections, which blurs what differs, and leaves them out of one. */
function CommonTexts() {
  const { t } = useTranslation('comparison');
  const formatNumber = useNumberFormat();
  const selection = useWholeSelection();
  const { corpusTextIds, compared, changeSelection } = selection;
  const count = useMemo(() => findCommonTexts(selection).length, [corpusTextIds, compared]);
  if (count === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('common', { count, formatted: formatNumber(count) })}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        {sides.map((letter) => (
          <Button
            key={letter}
            size="small"
            color="inherit"
            variant="outlined"
            disabled={readSide(selection, letter).corpusTextIds?.length === count}
            onClick={() => changeSelection((old) => leaveOutCommon(old, letter))}
          >
            {t('leave_out', { letter })}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}

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
