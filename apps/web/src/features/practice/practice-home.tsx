import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { practiceLevels } from '@keelerada/contract/teaching/practice-choices';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { keepLevel, keptPractice } from './kept-practice';
import { nameDay } from './schedule';
import { FirstVisit } from './first-visit';
import { KeptNote } from './kept-note';
import { TextList } from './text-list';
import { TodayCard } from './today-card';
import { TopicList } from './topic-list';

/** What to practise: the ten of the day, a topic, a short text; on the first visit the level. */
export function PracticeHome() {
  const { t } = useTranslation('practice');
  const practice = useKeptValue(keptPractice);
  const { level } = practice;
  const day = nameDay(new Date());
  const query = (
    <>
      <Typography variant="h1">{t('title')}</Typography>
      {level !== null && (
        <Pills
          label={t('home.level')}
          options={practiceLevels}
          chosen={level}
          isInBar
          onChoose={keepLevel}
          show={(each) => <LevelChip level={each} />}
        />
      )}
    </>
  );
  return (
    <ToolBarFrame renderBar={(bar) => bar({ query })}>
      {level === null ? (
        <FirstVisit />
      ) : (
        <Box sx={{ maxWidth: 920, mx: 'auto', pt: { xs: 2, sm: 3 } }}>
          <TodayCard {...{ practice, day }} />
          <TopicList {...{ practice, day }} />
          <TextList level={level} />
          <KeptNote />
        </Box>
      )}
    </ToolBarFrame>
  );
}
