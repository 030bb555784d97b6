import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useDateFormat } from '../../shared/i18n/use-language';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { keptPractice } from './kept-practice';
import { countComing } from './plan-today';
import { nameDay } from './schedule';
import { useDueDay } from './use-due-day';

const DAYS = 7;
const HIGHEST_PX = 84;
const DAY_MS = 86_400_000;

/** How many sentences come again on each day of the week ahead. */
export function ComingWeek() {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  const nameWeekday = useDateFormat({ weekday: 'narrow' });
  const now = new Date();
  const counts = countComing(useKeptValue(keptPractice).cards, nameDay(now), DAYS);
  const most = Math.max(1, ...counts);
  const names = counts.map((_, at) =>
    at === 0 ? nameDue(1) : nameWeekday(new Date(now.getTime() + (at + 1) * DAY_MS).toISOString()),
  );
  return (
    <>
      <Typography variant="h2">
        {counts[0] === 0 ? t('result.no_tomorrow') : t('result.tomorrow', { count: counts[0]! })}
      </Typography>
      <Box
        role="img"
        aria-label={t('result.week', {
          days: counts.map((count, at) => `${names[at]!} ${count}`).join(', '),
        })}
        sx={chartStyle}
      >
        {counts.map((count, at) => (
          <div key={at}>
            <span>{count}</span>
            <Box
              data-drawn
              sx={{
                height: Math.max(1, Math.round((HIGHEST_PX * count) / most)),
                bgcolor: at === 0 ? 'var(--ink)' : 'var(--datum)',
              }}
            />
            <Box sx={{ borderTop: '1px solid var(--datum-strong)', pt: '4px', mx: '-4px' }}>{names[at]}</Box>
          </div>
        ))}
      </Box>
    </>
  );
}

const chartStyle = {
  ...letters[12],
  display: 'grid',
  gridTemplateColumns: `repeat(${DAYS}, 1fr)`,
  columnGap: 1,
  alignItems: 'end',
  minHeight: 132,
  mt: 2,
  textAlign: 'center',
  color: 'var(--ink-2)',
  fontVariantNumeric: 'tabular-nums',
} as const;
