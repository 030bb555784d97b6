import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { BarList } from '../../../shared/charts/bar-list';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { findLevelInk } from '../../../shared/levels/level-ink';
import { ClassLevelChip, nameLevel } from '../marks/level-name';

/** How many texts have which level; the number stands beside each bar. */
export function LevelSpread({ levels }: Pick<ClassReportResponse, 'levels'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  if (levels.length === 0) return <Typography sx={{ color: 'var(--ink-3)' }}>{t('levels.none')}</Typography>;
  return (
    <BarList
      bars={levels.map(({ level, texts }) => ({
        key: nameLevel(level),
        name: <ClassLevelChip level={level} />,
        value: texts,
        figure: t('levels.texts', { count: texts, formatted: formatNumber(texts) }),
        ...findLevelInk(level[0]),
      }))}
      columns="4rem minmax(0, 1fr) 5.5rem"
      rowPx={28}
      barPx={12}
    />
  );
}
