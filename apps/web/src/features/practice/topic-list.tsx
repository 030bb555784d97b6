import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { families, letters } from '../../shared/design/tokens';
import type { KeptPractice } from './kept-practice';
import { listTopicStates } from './plan-today';
import { smallStyle } from './practice-style';
import { SURE_OF } from './schedule';
import { useDueDay } from './use-due-day';
import { gridStyle, headStyle } from './home-style';
import { Strokes } from './strokes';

interface TopicListProps {
  readonly practice: KeptPractice;
  readonly day: string;
}

/** The topics, when each comes again, and how sure one is of it. */
export function TopicList({ practice, day }: TopicListProps) {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  return (
    <section aria-labelledby="practice-topics">
      <Box sx={headStyle}>
        <Typography id="practice-topics" variant="h2">
          {t('home.topics')}
        </Typography>
        <Box component="span" sx={{ ml: 'auto', color: 'var(--ink-3)' }}>
          {t('home.strokes')}
        </Box>
      </Box>
      <Box component="ul" sx={gridStyle}>
        {listTopicStates(practice.cards, day).map(({ topic, sure, dueIn }) => (
          <li key={topic}>
            <Link to={`?topic=${topic}`}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
                <Box component="b" sx={nameStyle}>
                  {t(`topics.${topic}.name`)}
                </Box>
                <Box component="span" sx={dueIn === 0 ? { ...smallStyle, ...nowStyle } : smallStyle}>
                  {dueIn === null ? t('home.untouched') : nameDue(dueIn)}
                </Box>
              </Box>
              <Box component="span" lang="et" sx={exampleStyle}>
                {t(`topics.${topic}.example`)}
              </Box>
              <Strokes
                label={t('home.sure', { count: sure, of: SURE_OF })}
                {...{ of: SURE_OF, filled: sure, height: 4, colour: 'var(--datum-strong)' }}
              />
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

const cutStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const nameStyle = { ...letters[16], ...cutStyle, fontWeight: 600 } as const;
const nowStyle = { color: 'var(--ink)', fontWeight: 600 } as const;
const exampleStyle = {
  ...letters[16],
  ...cutStyle,
  display: 'block',
  fontFamily: families.serif,
  color: 'var(--ink-2)',
  pb: 1,
} as const;
