import Box from '@mui/material/Box';
import { practiceLevels, type PracticeLevel } from '@keelerada/contract/teaching/practice-choices';
import { useTranslation } from 'react-i18next';
import { CONTROL_PX, letters, TOUCH_PX } from '../../../shared/design/tokens';
import { LevelChip } from '../../../shared/levels/level-chip';
import { keepLevel } from '../kept-practice';

/** The level of the learner, one of which is pressed. */
export function LevelButtons({ level }: { readonly level: PracticeLevel }) {
  const { t } = useTranslation('practice');
  return (
    <Box role="group" aria-label={t('home.level')} sx={groupStyle}>
      <Box
        component="span"
        sx={{ ...letters[12], color: 'var(--ink-3)', display: { xs: 'none', sm: 'block' } }}
      >
        {t('home.level')}
      </Box>
      {practiceLevels.map((each) => (
        <Box
          key={each}
          component="button"
          type="button"
          aria-pressed={each === level}
          onClick={() => keepLevel(each)}
          sx={buttonStyle}
        >
          <LevelChip level={each} />
        </Box>
      ))}
    </Box>
  );
}

const groupStyle = { display: 'flex', alignItems: 'center', gap: '4px', ml: { xs: 'auto', sm: 1 } } as const;
const buttonStyle = {
  ...{ display: 'grid', placeContent: 'center', p: 0, cursor: 'pointer', bgcolor: 'transparent' },
  ...{ width: TOUCH_PX, height: { xs: TOUCH_PX, sm: CONTROL_PX } },
  border: '1px solid var(--line)',
  borderRadius: '4px',
  '& abbr': { cursor: 'inherit' },
  '&:hover': { bgcolor: 'var(--hover)' },
  '&[aria-pressed=true]': { borderColor: 'var(--ink)', boxShadow: 'inset 0 0 0 1px var(--ink)' },
} as const;
