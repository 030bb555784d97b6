import Box from '@mui/material/Box';
import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
} from '@keelerada/contract/teaching/practice-choices';
import { useTranslation } from 'react-i18next';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import type { TopicChoice } from './topic-choice';

interface TopicPickerProps {
  readonly choice: TopicChoice | null;
  readonly level: PracticeLevel;
  readonly onTopic: (topic: TopicChoice['topic']) => void;
  readonly onLevel: (level: PracticeLevel) => void;
}

/** What to practise and at which level; a press makes the sheet anew. */
export function TopicPicker({ choice, level, onTopic, onLevel }: TopicPickerProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Box sx={rowStyle}>
      <Pills
        label={t('topics.title')}
        options={practiceTopics}
        chosen={choice?.topic ?? null}
        onChoose={onTopic}
        show={(topic) => t(`topics.${topic}.name`)}
      />
      <Pills
        label={t('topics.level')}
        options={practiceLevels}
        chosen={choice === null ? null : level}
        onChoose={onLevel}
        show={(each) => <LevelChip level={each} />}
      />
    </Box>
  );
}

const rowStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1.5,
  py: 2,
  borderBottom: '1px solid var(--line)',
} as const;
