import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LevelComparison } from '@keelerada/contract/corrector/corrector';
import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';

interface LevelSentencesProps {
  readonly comparisons: readonly LevelComparison[];
  /** The level that the text is compared with. */
  readonly level: ProficiencyLevel;
}

/** How the text stands beside others of its level, in a few sentences. */
export function LevelSentences({ comparisons, level }: LevelSentencesProps) {
  const { t, i18n } = useTranslation('corrector');
  const known = comparisons.filter(({ feature }) => i18n.exists(`corrector:level.sentences.${feature}`));
  if (known.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 0.75 }}>
      {known.map(({ feature, relation, nearest }) => (
        <Typography key={feature} component="li">
          {t(`level.sentences.${feature}.${relation}`, { level })}
          {relation !== 'similar' && nearest !== level && t('level.sentences.nearest', { level: nearest })}
          {'.'}
        </Typography>
      ))}
    </Box>
  );
}
