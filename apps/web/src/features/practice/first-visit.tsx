import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
} from '@keelerada/contract/teaching/practice-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { families, letters } from '../../shared/design/tokens';
import { LevelChip } from '../../shared/levels/level-chip';
import { keepLevel } from './kept-practice';
import { DEFAULT_LEVEL } from './practice-choice';
import { pinnedStyle, smallStyle } from './practice-style';
import { gridStyle, headStyle } from './home-style';

/** Asks for the level by a sentence of each, once; the first exercise begins with one press. */
export function FirstVisit() {
  const { t } = useTranslation('practice');
  const [level, setLevel] = useState<PracticeLevel>(DEFAULT_LEVEL);
  const keep = () => keepLevel(level);
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { xs: 2, sm: 3 } }}>
      <Box component="h2" id="practice-level" sx={{ ...letters[28], m: 0, fontWeight: 600 }}>
        {t('first.question')}
      </Box>
      <Box component="p" sx={{ ...letters[16], m: 0, pt: '4px', pb: 2, color: 'var(--ink-2)' }}>
        {t('first.hint')}
      </Box>
      <Box role="radiogroup" aria-labelledby="practice-level">
        {practiceLevels.map((each) => (
          <Box component="label" key={each} sx={rowStyle}>
            <input
              type="radio"
              name="level"
              checked={each === level}
              onChange={() => setLevel(each)}
              aria-label={each}
            />
            <LevelChip level={each} />
            <span lang="et">{t(`first.sentences.${each}`)}</span>
          </Box>
        ))}
      </Box>
      <Box sx={pinnedStyle}>
        <Button variant="contained" component={Link} to={`?set=today&level=${level}`} onClick={keep}>
          {t('first.start')}
        </Button>
      </Box>
      <Box sx={headStyle}>
        <Typography variant="h2">{t('first.topics')}</Typography>
      </Box>
      <Box component="ul" sx={{ ...gridStyle, '& a': { ...gridStyle['& a'], fontWeight: 500 } }}>
        {practiceTopics.map((topic) => (
          <li key={topic}>
            <Link to={`?topic=${topic}&level=${level}`} onClick={keep}>
              {t(`topics.${topic}.name`)}
            </Link>
          </li>
        ))}
      </Box>
      <Box component="p" sx={{ ...smallStyle, m: 0, pt: 3 }}>
        {t('first.account')} {t('kept.where')}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr)',
  ...{ gap: 1.5, alignItems: 'center', minHeight: 52, py: 1, px: 1.5, mx: '-12px', cursor: 'pointer' },
  borderTop: '1px solid var(--grid)',
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  ...letters[20],
  fontFamily: families.serif,
  '&:first-of-type': { borderTopColor: 'transparent' },
  '&:hover': { bgcolor: 'var(--hover)' },
  '&:has(:checked)': { bgcolor: 'var(--sunken)' },
  '& abbr': { fontFamily: families.sans },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--ink)' },
} as const;
