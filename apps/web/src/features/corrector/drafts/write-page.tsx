import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { LevelChip } from '../../../shared/levels/level-chip';
import { PageContent } from '../../../shared/ui/page-content';
import { ToolBarFrame } from '../../../shared/ui/tool-bar';
import { readErrorLog } from '../../../shared/error-log/error-log';
import { Progress } from '../own/progress';
import { keepWorks, readWorks, type Work } from './kept-drafts';
import { KeptList } from './kept-list';
import { startWork, useWork } from './use-work';
import { Workplace } from './workplace';
import { findTask, taskKinds, writingTasks } from './writing-tasks';
import TextField from '@mui/material/TextField';
import { letters } from '../../../shared/design/tokens';
import { Segments } from '../../../shared/ui/segments';
import { TaskText } from './task-line';

const MAX_TASK_CHARACTERS = 500;

interface TaskChooserProps {
  readonly firstLevel: ProficiencyLevel;
  readonly onStart: (task: Pick<Work, 'taskId' | 'task'>) => void;
}

/** What to write about: a task of a level, or one's own. */
function TaskChooser({ firstLevel, onStart }: TaskChooserProps) {
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
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', pt: 2 }}
      >
        <TextField
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

interface BarProps {
  readonly work: Work | null;
}

/** Title, level of the task, and how far the text is. */
function WriteBar({ work }: BarProps) {
  const { t } = useTranslation('corrector');
  const task = findTask(work?.taskId ?? null);
  const number = (work?.drafts.length ?? 0) + Number(work?.writing !== null);
  const steps =
    number < 2
      ? [t('drafts.draft', { number: 1 })]
      : [t('drafts.draft', { number: number - 1 }), t('drafts.step_hints'), t('drafts.draft', { number })];
  return (
    <>
      <Typography variant="h1" sx={{ whiteSpace: 'nowrap' }}>
        {t('drafts.title')}
      </Typography>
      {task !== null && <LevelChip level={task.level} />}
      {work !== null && (
        <>
          <Box sx={{ color: 'var(--ink-3)', display: { xs: 'none', sm: 'block' } }}>
            {steps.slice(0, -1).map((step) => `${step} › `)}
            <Box component="b" sx={{ color: 'var(--ink)', fontWeight: 600 }}>
              {steps.at(-1)}
            </Box>
          </Box>
          <Button color="inherit" component={Link} to="?" sx={{ ml: 'auto' }}>
            {t('drafts.other_task')}
          </Button>
        </>
      )}
    </>
  );
}

function Frame({ work, children }: BarProps & { readonly children: ReactNode }) {
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame renderBar={(bar) => bar({ query: <WriteBar work={work} /> })}>{children}</ToolBarFrame>
      </Box>
    </PageContent>
  );
}

function Start({ onStart }: { readonly onStart: (work: Work) => void }) {
  const { t } = useTranslation('corrector');
  const [works, setWorks] = useState(readWorks);
  // What was being written is kept as its page closes, after this page has been drawn.
  useEffect(() => setWorks(readWorks()), []);
  const [texts] = useState(readErrorLog);
  const shares = texts.findLast(({ level }) => level.length > 0)?.level ?? [];
  const level = proficiencyLevels[shares.indexOf(Math.max(...shares))] ?? 'B1';
  const remove = (gone: readonly Work[]) => {
    const left = readWorks().filter(({ id }) => !gone.some((work) => work.id === id));
    keepWorks(left);
    setWorks(left);
  };
  return (
    <Frame work={null}>
      <Box
        sx={{
          ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 },
          ...{ maxWidth: 880, pt: 2 },
        }}
      >
        <Typography sx={{ color: 'var(--ink-2)' }}>
          {t('drafts.explanation')} {t('drafts.where')}
        </Typography>
        <KeptList works={works} onDelete={remove} />
        <TaskChooser firstLevel={level} onStart={(task) => onStart(startWork(task))} />
        <Progress texts={texts} />
      </Box>
    </Frame>
  );
}

function Writing({ first }: { readonly first: Work }) {
  const control = useWork(first);
  return (
    <Frame work={control.work}>
      <Workplace control={control} />
    </Frame>
  );
}

/** Write, improve, write again: a task, drafts with hints, and what became better. A text of the corrector may come along. */
export function WritePage() {
  const [parameters, setParameters] = useSearchParams();
  const { state, key } = useLocation() as { state: { text?: string } | null; key: string };
  const taken = useRef('');
  const [started, setStarted] = useState<Work | null>(null);
  const id = parameters.get('work');
  const taskId = findTask(parameters.get('task'))?.id ?? null;
  const text = state?.text ?? null;
  const start = (work: Work, options = {}) => {
    setStarted(work);
    setParameters({ work: work.id }, options);
  };
  const isHandedOver = id === null && (taskId !== null || text !== null);
  useEffect(() => {
    // Taken once: a reload goes on with what was written since.
    if (!isHandedOver || taken.current === key) return;
    taken.current = key;
    start(startWork({ taskId, task: '' }, text ?? ''), { replace: true, state: null });
  });
  const open = useMemo(
    () => (id === null ? undefined : [...readWorks(), started].find((work) => work?.id === id)),
    [id, started],
  );
  if (isHandedOver) return null;
  return open ? <Writing key={open.id} first={open} /> : <Start onStart={start} />;
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
