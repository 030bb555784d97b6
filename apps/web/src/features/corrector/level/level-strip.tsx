import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import type { AnalysisResult } from '../analysis/use-analysis';
import { LevelScale } from './level-scale';
import { useLevelName } from './use-level-name';

interface LevelStripProps {
  readonly result: AnalysisResult | null;
  readonly onOpen: () => void;
}

const stripStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(180px, 320px) minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'center',
  mt: 1.5,
  py: 1,
  borderBlock: '1px solid var(--line)',
} as const;

/** The level in a line under the text: where on the scale it is, and how sure that is. */
export function LevelStrip({ result, onOpen }: LevelStripProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const name = useLevelName(result?.response);
  const levels = result?.response.keeletase;
  if (result === null || name === null || levels === undefined || Array.isArray(levels)) return null;
  const { mixed } = levels;
  if (mixed === undefined) return null;
  const { levelDetails: details } = result.response;
  const sureness = () => {
    if (details === null) return null;
    const percent = formatNumber(Math.round(details.shareRight * 100));
    return details.range === null
      ? t('level.certain', { percent })
      : t('level.likelier', { level: mixed.level });
  };
  const fact = sureness();
  return (
    <Box component="section" aria-label={t('tabs.level')} sx={stripStyle}>
      <Box component="strong" sx={{ ...letters[20], fontWeight: 600 }}>
        {name}
      </Box>
      <LevelScale level={name} probabilities={mixed.probabilities} range={details?.range ?? null} />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'var(--ink-2)' }}>
        {fact !== null && `${fact} · `}
        <Link component="button" type="button" onClick={onOpen} sx={{ color: 'inherit', font: 'inherit' }}>
          {t('level.open')}
        </Link>
      </Box>
    </Box>
  );
}
