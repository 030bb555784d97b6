import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  MAX_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
} from '@keelerada/contract/teaching/practice-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { readCount } from '../../shared/word-search/word-search-values';
import type { TopicChoice } from './topic-choice';
import { useWorksheetOptions } from './use-sheet';

interface TopicPickerProps {
  readonly choice: TopicChoice;
  readonly onChange: (choice: TopicChoice) => void;
}

/** What to practise, at which level and how many sentences; a press changes the sheet. */
export function TopicPicker({ choice, onChange }: TopicPickerProps) {
  const { t } = useTranslation('worksheet');
  const [options, setOptions] = useWorksheetOptions();
  const count = readCount(options.count, MAX_PRACTICE_ITEMS) ?? MAX_PRACTICE_ITEMS;
  const step = (by: number) => setOptions({ ...options, count: String(count + by) });
  return (
    <Box sx={rowStyle}>
      <Pills
        label={t('topics.title')}
        options={practiceTopics}
        chosen={choice.topic}
        onChoose={(topic) => onChange({ ...choice, topic })}
        show={(topic) => t(`topics.${topic}.name`)}
      />
      <Pills
        label={t('topics.level')}
        options={practiceLevels}
        chosen={choice.level}
        onChoose={(level) => onChange({ ...choice, level })}
        show={(each) => <LevelChip level={each} />}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={legendStyle}>
          {t('topics.count')}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton aria-label={t('topics.less')} disabled={count <= 1} onClick={() => step(-1)}>
            <RemoveIcon />
          </IconButton>
          <Box component="b" aria-live="polite" sx={{ minWidth: 32, textAlign: 'center' }}>
            {count}
          </Box>
          <IconButton
            aria-label={t('topics.add')}
            disabled={count >= MAX_PRACTICE_ITEMS}
            onClick={() => step(1)}
          >
            <AddIcon />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

const legendStyle = { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', p: 0, pb: '4px' } as const;
const rowStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1.5,
  py: 2,
  borderBottom: '1px solid var(--line)',
} as const;
