import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TimeChart } from '../../shared/charts/time-chart';
import { useWidth } from '../../shared/charts/use-width';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { DayCalls } from './list-days';
import { useDayFormat } from './use-day-format';

/** Room for so many calls, so that lines fall on whole numbers. */
const LEAST_CALLS = 5;

interface DayChartProps {
  readonly rows: readonly DayCalls[];
  readonly title: string;
}

/** Columns by day. The sums are in its description; every number stands in the table below it. */
export function DayChart({ rows, title }: DayChartProps) {
  const { t } = useTranslation('admin');
  const formatNumber = useNumberFormat();
  const formatDay = useDayFormat();
  const { place, widthPx } = useWidth();
  const total = rows.reduce((sum, { calls }) => sum + calls, 0);
  const busiest = rows.reduce((most, row) => (row.calls > most.calls ? row : most), rows[0]!);
  return (
    <Box ref={place}>
      <TimeChart
        rows={rows.map(({ day, calls }, at) => {
          const label = formatDay(day);
          return {
            key: day,
            label,
            at,
            values: [{ value: calls, title: `${label}: ${formatNumber(calls)}` }],
          };
        })}
        series={['var(--accent)']}
        mark="column"
        widthPx={widthPx}
        label={title}
        description={t('use.description', {
          total: formatNumber(total),
          day: formatDay(busiest.day),
          most: formatNumber(busiest.calls),
        })}
        formatValue={formatNumber}
        nameTime={(at) => formatDay(rows[at]!.day)}
        least={LEAST_CALLS}
      />
    </Box>
  );
}
