import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { levelColours } from '../../../shared/levels/level-colours';
import { LevelChip, nameLevel } from './level-name';

/** How many texts have which level; the number stands beside each bar. */
export function LevelSpread({ levels }: Pick<ClassReportResponse, 'levels'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  if (levels.length === 0) return <Typography sx={{ color: 'var(--ink-3)' }}>{t('levels.none')}</Typography>;
  const most = Math.max(...levels.map(({ texts }) => texts));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {levels.map(({ level, texts }) => (
        <Box
          component="li"
          key={nameLevel(level)}
          sx={{
            display: 'grid',
            gridTemplateColumns: '4rem minmax(0, 1fr) 5.5rem',
            alignItems: 'center',
            gap: 1,
            minHeight: 28,
          }}
        >
          <LevelChip level={level} />
          <Box
            aria-hidden
            data-drawn
            sx={{
              height: 12,
              bgcolor: levelColours[level[0]].ground,
              boxShadow: 'inset 0 0 0 1px var(--lv-edge)',
              printColorAdjust: 'exact',
            }}
            style={{ width: `${(100 * texts) / most}%` }}
          />
          <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {t('levels.texts', { count: texts, formatted: formatNumber(texts) })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
