import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DEFAULT_PRACTICE_ITEMS } from '@keelerada/contract/teaching/practice-choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { startSmall } from '../../shared/citation/name-option';
import { letters } from '../../shared/design/tokens';
import type { KeptPractice } from './kept-practice';
import { planToday } from './plan-today';
import { smallStyle } from './practice-style';
import { Strokes } from './strokes';

interface TodayCardProps {
  readonly practice: KeptPractice;
  readonly day: string;
}

/** What the ten sentences of the day are, and the button that begins them. */
export function TodayCard({ practice, day }: TodayCardProps) {
  const { t } = useTranslation('practice');
  const { due, fresh, weak } = planToday(practice, day);
  const nameTopics = (topics: readonly (typeof weak)[number][]) =>
    [...new Set(topics)].map((topic) => startSmall(t(`topics.${topic}.name`))).join(', ');
  const [repeated, added] = [nameTopics(due.map(({ topic }) => topic)), nameTopics(weak)];
  const mix = due.length === 0 ? t('home.only_new') : t('home.mix', { due: due.length, fresh });
  return (
    <Box component="section" aria-labelledby="practice-today" sx={cardStyle}>
      <Box component="h2" id="practice-today" sx={{ ...letters[28], m: 0, fontWeight: 600 }}>
        {t('home.today')}
      </Box>
      <Box component="p" sx={{ ...letters[16], m: 0, color: 'var(--ink-2)' }}>
        {mix}
      </Box>
      <Button variant="contained" component={Link} to="?set=today" sx={startStyle}>
        {t('home.start')}
      </Button>
      <Box sx={{ gridColumn: '1 / -1', pt: { xs: 1.5, sm: 2 } }}>
        <Strokes
          label={`${mix} ${[repeated, added].filter((names) => names !== '').join('; ')}`}
          {...{ of: DEFAULT_PRACTICE_ITEMS, filled: due.length, height: 6, colour: 'var(--ink)' }}
        />
        <Box sx={namesStyle} aria-hidden>
          {due.length > 0 && <Box sx={{ gridColumn: `1 / ${due.length + 1}` }}>{repeated}</Box>}
          <Box sx={{ gridColumn: `${due.length + 1} / -1` }}>{t('home.new', { topics: added })}</Box>
        </Box>
      </Box>
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 5,
  rowGap: '4px',
  alignItems: 'center',
} as const;
const startStyle = {
  gridRow: { sm: '1 / 3' },
  gridColumn: { sm: 2 },
  minHeight: { xs: 48, sm: 44 },
  mt: { xs: 2, sm: 0 },
  px: 3,
  ...letters[16],
} as const;
const namesStyle = {
  ...smallStyle,
  color: 'var(--ink-2)',
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: `repeat(${DEFAULT_PRACTICE_ITEMS}, 1fr)`,
  columnGap: '4px',
  pt: '4px',
} as const;
