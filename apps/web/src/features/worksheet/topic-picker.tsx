import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NATIVE_WRITERS } from '@keelerada/contract/choices';
import { sheetTopics } from '@keelerada/contract/sheet-topics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { LevelChip } from '../../shared/levels/level-chip';
import { sheetLevels, type SheetLevel, type TopicChoice } from './topic-choice';

interface TopicPickerProps {
  readonly choice: TopicChoice | null;
  readonly level: SheetLevel;
  readonly onTopic: (topic: TopicChoice['topic']) => void;
  readonly onLevel: (level: SheetLevel) => void;
}

interface PillsProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option | null;
  readonly onChoose: (option: Option) => void;
  readonly show: (option: Option) => ReactNode;
}

function Pills<Option extends string>({ label, options, chosen, onChoose, show }: PillsProps<Option>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ ...letters[12], fontWeight: 500, color: 'var(--ink-3)', p: 0, pb: '4px' }}
      >
        {label}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          gap: '4px',
          overflowX: 'auto',
          p: '2px',
        }}
      >
        {options.map((option) => (
          <Button
            key={option}
            color="inherit"
            variant="outlined"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
            sx={pillStyle}
          >
            {show(option)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** What to practise and at which level; a press makes the sheet anew. */
export function TopicPicker({ choice, level, onTopic, onLevel }: TopicPickerProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Box sx={rowStyle}>
      <Pills
        label={t('topics.title')}
        options={sheetTopics}
        chosen={choice?.topic ?? null}
        onChoose={onTopic}
        show={(topic) => t(`topics.${topic}.name`)}
      />
      <Pills
        label={t('topics.level')}
        options={sheetLevels}
        chosen={choice === null ? null : level}
        onChoose={onLevel}
        show={(each) => (each === NATIVE_WRITERS ? t('topics.native') : <LevelChip level={each} />)}
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
const pillStyle = {
  flex: 'none',
  minWidth: 0,
  borderColor: 'var(--line)',
  color: 'var(--ink-2)',
  '&[aria-pressed=true]': {
    borderColor: 'var(--ink)',
    bgcolor: 'var(--sunken)',
    color: 'var(--ink)',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px var(--ink)',
  },
} as const;
