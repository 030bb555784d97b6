import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AnalysisResult } from '../use-analysis';
import { LevelScale } from './level-scale';
import { useLevelName } from './use-level-name';

interface LevelGlanceProps {
  readonly result: AnalysisResult | null;
  /** The text as it stands now. */
  readonly text: string;
  readonly onOpen: () => void;
}

/** The level in a few words, beside the errors on a very wide screen. */
export function LevelGlance({ result, text, onOpen }: LevelGlanceProps) {
  const { t } = useTranslation('corrector');
  const name = useLevelName(result?.response);
  const levels = result?.response.keeletase;
  if (result === null || levels === undefined || Array.isArray(levels) || levels.mixed === undefined)
    return null;
  if (name === null) return null;
  const { mixed } = levels;
  const { levelDetails: details } = result.response;
  return (
    <Stack component="section" spacing={1} aria-label={t('tabs.level')}>
      <Typography variant="h2" sx={{ fontWeight: 500 }}>
        {t('level.overall')} <strong>{name}</strong>
      </Typography>
      <LevelScale level={name} probabilities={mixed.probabilities} range={details?.range ?? null} />
      {details !== null && (
        <Typography sx={{ color: 'var(--ink-2)' }}>
          {details.range === null
            ? t(`level.confidence.${details.confidence}`)
            : t('level.short_range', { level: mixed.level })}
        </Typography>
      )}
      {result.text !== text && (
        <Typography sx={{ color: 'var(--ink-3)' }}>{t('level.of_earlier_text')}</Typography>
      )}
      <Button
        color="inherit"
        onClick={onOpen}
        sx={{ alignSelf: 'flex-start', px: 0, textDecoration: 'underline' }}
      >
        {t('level.open')}
      </Button>
    </Stack>
  );
}
