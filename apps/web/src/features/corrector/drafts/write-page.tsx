import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
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
import { TaskChooser } from './task-chooser';
import { startWork, useWork } from './use-work';
import { Workplace } from './workplace';
import { findTask } from './writing-tasks';

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
