import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { errorSentences, gapErrorCodes } from '@keelerada/contract/fields/choices';
import { MAX_WORKSHEET_EXAMPLES } from '@keelerada/contract/fields/limits';
import {
  MAX_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
} from '@keelerada/contract/teaching/practice-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { SelectField } from '../../shared/ui/select-field';
import type { ErrorChoice } from './error-choice';
import type { TopicChoice } from './topic-choice';
import { useWorksheetOptions } from './worksheet-options';

/** Over the paper in one row: what it is about, and how many sentences it has. */
export function WorksheetControls(props: { readonly isStock: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('worksheet');
  const [options, setOptions] = useWorksheetOptions();
  const most = props.isStock ? MAX_PRACTICE_ITEMS : MAX_WORKSHEET_EXAMPLES;
  const count = Math.min(options.count, most);
  const step = (by: number) => setOptions({ ...options, count: count + by });
  return (
    <Box sx={rowStyle}>
      {props.children}
      <Box role="group" aria-label={t('topics.count')} sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={t('topics.less')} disabled={count <= 1} onClick={() => step(-1)}>
          <RemoveIcon />
        </IconButton>
        <Box
          component="span"
          aria-live="polite"
          sx={{ minWidth: 72, textAlign: 'center', whiteSpace: 'nowrap' }}
        >
          {t('topics.sentences', { count })}
        </Box>
        <IconButton aria-label={t('topics.add')} disabled={count >= most} onClick={() => step(1)}>
          <AddIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

interface ChoiceProps<Choice> {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** What to practise, and at which level. */
export function TopicPills({ choice, onChange }: ChoiceProps<TopicChoice>) {
  const { t } = useTranslation('worksheet');
  return (
    <>
      <Pills
        isLabelHidden
        label={t('topics.title')}
        options={practiceTopics}
        chosen={choice.topic}
        onChoose={(topic) => onChange({ ...choice, topic })}
        show={(topic) => t(`topics.${topic}.name`)}
      />
      <Pills
        isLabelHidden
        label={t('topics.level')}
        options={practiceLevels}
        chosen={choice.level}
        onChoose={(level) => onChange({ ...choice, level })}
        show={(each) => <LevelChip level={each} />}
      />
    </>
  );
}

/** Which kind of error, and which sentences about it. */
export function ErrorFields({ choice, onChange }: ChoiceProps<ErrorChoice>) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  return (
    <>
      <SelectField
        label={t('errors.kind')}
        value={choice.code}
        onChange={(code) => onChange({ ...choice, code })}
        options={gapErrorCodes}
        nameOption={(code) => nameErrorCode(code, language)}
      />
      <Pills
        isLabelHidden
        label={t('errors.sentences')}
        options={errorSentences}
        chosen={choice.sentences}
        onChoose={(sentences) => onChange({ ...choice, sentences })}
        show={(each) => t(`errors.kinds.${each}`)}
      />
    </>
  );
}

const rowStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: '4px',
  py: 1,
  borderBottom: '1px solid var(--line)',
  '& > :first-of-type': { flex: '0 1 auto' },
  '@media (min-width: 75em)': { flexWrap: 'nowrap', '& > :not(:first-of-type)': { flex: 'none' } },
} as const;
