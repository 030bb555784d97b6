import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { roundUp, type DayCalls } from './list-days';
import { useDayFormat } from './use-day-format';

const WIDTH = 720;
const HEIGHT = 240;
const MARGIN = { left: 72, right: 8, top: 12, bottom: 28 } as const;
const GAP_SHARE = 0.2;
const LINES = 5;
/** So many names of days fit below the bars. */
const MAX_NAMES = 6;
/** Names that a narrow screen has no room for. */
const LESS = 'on-wide-screens';

interface DayChartProps {
  readonly rows: readonly DayCalls[];
  readonly title: string;
}

/** Bars by day. The sums are in its description; every number stands in the table below it. */
export function DayChart({ rows, title }: DayChartProps) {
  const { t } = useTranslation('admin');
  const formatNumber = useNumberFormat();
  const formatDay = useDayFormat();
  const id = useId();
  const total = rows.reduce((sum, { calls }) => sum + calls, 0);
  const busiest = rows.reduce((most, row) => (row.calls > most.calls ? row : most), rows[0]!);
  const top = roundUp(busiest.calls);
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const step = (WIDTH - MARGIN.left - MARGIN.right) / rows.length;
  const findY = (calls: number): number => MARGIN.top + height * (1 - calls / top);
  const nameEvery = Math.ceil(rows.length / MAX_NAMES);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        color: 'text.primary',
        '& text': { fontSize: { xs: 24, sm: 14, md: 12 } },
        // So that letters stay readable where the picture is small.
        [`& .${LESS}`]: { display: { xs: 'none', sm: 'inline' } },
      }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>
        {t('use.description', {
          total: formatNumber(total),
          day: formatDay(busiest.day),
          most: formatNumber(busiest.calls),
        })}
      </desc>
      {Array.from({ length: LINES + 1 }, (_, line) => (line * top) / LINES).map((calls) => (
        <g key={calls}>
          <line
            x1={MARGIN.left}
            x2={WIDTH - MARGIN.right}
            y1={findY(calls)}
            y2={findY(calls)}
            stroke="currentColor"
            opacity={0.2}
          />
          <text x={MARGIN.left - 6} y={findY(calls) + 4} textAnchor="end" fill="currentColor">
            {formatNumber(calls)}
          </text>
        </g>
      ))}
      {rows.map(({ day, calls }, index) => (
        <Box
          component="rect"
          key={day}
          data-day={day}
          x={MARGIN.left + step * (index + GAP_SHARE / 2)}
          y={findY(calls)}
          width={step * (1 - GAP_SHARE)}
          height={MARGIN.top + height - findY(calls)}
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
        >
          <title>{`${formatDay(day)}: ${formatNumber(calls)}`}</title>
        </Box>
      ))}
      {rows.map(({ day }, index) =>
        index % nameEvery === 0 ? (
          <text
            key={day}
            className={index % (2 * nameEvery) === 0 ? undefined : LESS}
            x={MARGIN.left + step * index}
            y={HEIGHT - 8}
            fill="currentColor"
          >
            {formatDay(day)}
          </text>
        ) : null,
      )}
    </Box>
  );
}
