import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { Analysis } from './use-analysis';

interface AnalysisProgressProps {
  readonly analysis: Analysis;
  readonly onCancel: () => void;
}

/** How far the check is, and a way to stop it; an earlier result stays in sight below. */
export function AnalysisProgress({ analysis, onCancel }: AnalysisProgressProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { state, progress } = analysis;
  if (state !== 'running') return null;
  const percent = progress === null || progress.total === 0 ? null : (progress.done / progress.total) * 100;
  return (
    <Stack role="status" spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 36 }}>
        <Typography>
          {percent === null
            ? t('running')
            : t('running_part', { percent: formatNumber(Math.floor(percent)) })}
        </Typography>
        <Button size="small" variant="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Stack>
      <LinearProgress
        aria-label={t('running')}
        {...(percent === null ? {} : { variant: 'determinate', value: percent })}
      />
    </Stack>
  );
}
