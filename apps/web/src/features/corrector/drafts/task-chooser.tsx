import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { Segments } from '../../../shared/ui/segments';
import type { Work } from './kept-drafts';
import { TaskText } from './task-line';
import { taskKinds, writingTasks } from './writing-tasks';

const MAX_TASK_CHARACTERS = 500;

interface TaskChooserProps {
  readonly firstLevel: ProficiencyLevel;
  readonly onStart: (task: Pick<Work, 'taskId' | 'task'>) => void;
}

/** What to write about: a task of a level, or one's own. */
export function TaskChooser({ firstLevel, onStart }: TaskChooserProps) {
  const { t } = useTranslation('corrector');
  const [level, setLevel] = useState(firstLevel);
  const [own, setOwn] = useState('');
  const tasks = writingTasks
    .filter((task) => task.level === level)
    .toSorted((one, other) => taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind));
  return (
    <Box component="section" aria-labelledby="drafts-tasks">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', pb: 1.5 }}>
        <Typography id="drafts-tasks" component="h2" variant="h3">
          {t('drafts.choose')}
        </Typography>
        <Segments label={t('tabs.level')} options={proficiencyLevels} value={level} onChange={setLevel} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Box
              component="button"
              type="button"
              onClick={() => onStart({ taskId: task.id, task: '' })}
              sx={rowStyle}
            >
              <Box component="span" sx={{ ...letters[12], color: 'var(--ink-3)' }}>
                {t(`drafts.kinds.${task.kind}`)}
              </Box>
              <span>
                <TaskText task={task} />
              </span>
            </Box>
          </li>
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          onStart({ taskId: null, task: own.trim() });
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', pt: 2 }}
      >
        <TextField
          size="small"
          fullWidth
          label={t('drafts.own_task')}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_TASK_CHARACTERS } }}
        />
        <Button type="submit" variant="outlined" color="inherit">
          {t('drafts.start')}
        </Button>
      </Box>
    </Box>
  );
}

const rowStyle = {
  ...{ display: 'grid', width: '100%', gap: { xs: 0, sm: 2 }, py: 1.25, px: 0.5, border: 0 },
  gridTemplateColumns: { xs: '1fr', sm: '104px minmax(0, 1fr)' },
  alignItems: 'baseline',
  textAlign: 'left',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  borderBottom: '1px solid var(--grid)',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
} as const;
