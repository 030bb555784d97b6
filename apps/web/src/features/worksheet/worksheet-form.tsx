import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { MAX_WORKSHEET_EXAMPLES } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../shared/ui/radio-field';
import { CountField } from '../../shared/word-search/count-field';
import type { WorksheetOptions } from './worksheet-options';

interface WorksheetFormProps {
  readonly options: WorksheetOptions;
  /** Written sentences have gaps, no writer's level, and their number beside the topic. */
  readonly isStock: boolean;
  readonly onChange: (options: WorksheetOptions) => void;
}

const tasks = ['gap', 'shown'] as const;
const switches = ['hasLemma', 'hasLevel', 'hasName'] as const;
const switchKeys = {
  hasLemma: 'options.has_lemma',
  hasLevel: 'options.has_level',
  hasName: 'options.has_name',
} as const;

/** What the worksheet looks like; the sheet beside it follows at once. */
export function WorksheetForm({ options, isStock, onChange }: WorksheetFormProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Stack
      component="form"
      aria-label={t('options.title')}
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
    >
      {!isStock && (
        <>
          <RadioField
            label={t('options.task')}
            value={options.task}
            onChange={(task) => onChange({ ...options, task })}
            options={tasks}
            nameOption={(task) => t(`options.${task}`)}
            size="small"
            sx={{ flexDirection: 'row' }}
          />
          <Box sx={{ display: 'flex' }}>
            <CountField
              label={t('options.count')}
              value={options.count}
              most={MAX_WORKSHEET_EXAMPLES}
              onChange={(count) => onChange({ ...options, count })}
            />
          </Box>
        </>
      )}
      <div>
        {switches
          .filter((name) => !isStock || name !== 'hasLevel')
          .map((name) => (
            <FormControlLabel
              key={name}
              sx={{ display: 'flex' }}
              disabled={name === 'hasLemma' && options.task === 'shown'}
              control={
                <Checkbox
                  size="small"
                  checked={options[name]}
                  onChange={({ target }) => onChange({ ...options, [name]: target.checked })}
                />
              }
              label={t(switchKeys[name])}
            />
          ))}
      </div>
    </Stack>
  );
}
