import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import type { Work } from './kept-drafts';
import { findTask, type WritingTask } from './writing-tasks';

/** A task in Estonian; who reads the pages in English has it in English too. */
export function TaskText({ task }: { readonly task: WritingTask }) {
  const language = useLanguage();
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const [least, most] = task.words.map((words) => formatNumber(words));
  return (
    <>
      <span lang="et">{task.et}</span> {t('drafts.length', { least, most })}
      {language === 'en' && (
        <Box component="span" sx={{ display: 'block', color: 'var(--ink-3)' }}>
          {task.en}
        </Box>
      )}
    </>
  );
}

/** What a text is written about. */
export function TaskLine({ work }: { readonly work: Work }) {
  const { t } = useTranslation('corrector');
  const task = findTask(work.taskId);
  if (task === null && work.task === '') return null;
  return (
    <Box sx={{ color: 'var(--ink-2)', maxWidth: '80ch' }}>
      {t('drafts.task')} {task === null ? <span lang="et">{work.task}</span> : <TaskText task={task} />}
    </Box>
  );
}
