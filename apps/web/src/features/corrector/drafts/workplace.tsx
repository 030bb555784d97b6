import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { ToolFailure } from '../../../shared/tool-frame/tool-failure';
import { countWords } from '../count-words';
import { AnswerNotices } from '../proofreading/proofreading-panel';
import { compareDrafts, type ComparedDrafts } from './compare-drafts';
import type { ShownRange } from './cut-line';
import { DraftText, lookStyles } from './draft-text';
import type { Draft } from './kept-drafts';
import { TaskLine } from './task-line';
import type { WorkControl } from './use-work';
import { BothFigures, useFinding, WhatGotBetter } from './what-got-better';
import { findTask } from './writing-tasks';
import { Waiting } from '../../../shared/ui/waiting';

const listErrors = ({ corrections }: Draft): readonly ShownRange[] =>
  corrections.map((correction) => ({
    ...{ start: correction.start, end: correction.end },
    ...{ look: 'error', correction },
  }));

interface ColumnProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Column({ title, note, children }: ColumnProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', gap: 1, alignItems: 'baseline', pb: 1, borderBottom: '1px solid var(--line)' }}
      >
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Box component="span" sx={{ color: 'var(--ink-3)' }}>
          {note}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

/** Where a draft is written: plain, without marks. */
function DraftBox({ control, number }: { readonly control: WorkControl; readonly number: number }) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const factsId = useId();
  const { work, write, analysis, check, cancel } = control;
  const { writing } = work;
  const text = writing ?? '';
  const words = countWords(text);
  const isTooLong = text.length > MAX_CORRECTOR_CHARACTERS;
  const isRunning = analysis.state === 'running';
  const task = findTask(work.taskId);
  const [least, most] = (task?.words ?? []).map((each) => formatNumber(each));
  return (
    <Column title={t('drafts.draft', { number })}>
      <Box
        component="textarea"
        data-first-stop=""
        lang="et"
        spellCheck={false}
        value={text}
        aria-label={t('drafts.draft', { number })}
        aria-describedby={factsId}
        placeholder={t('drafts.placeholder')}
        onChange={({ target }) => write(target.value)}
        sx={boxStyle}
      />
      <Box id={factsId} sx={{ ...letters[12], color: isTooLong ? 'error.main' : 'var(--ink-3)' }}>
        {isTooLong
          ? t('text.too_long', {
              now: formatNumber(text.length),
              most: formatNumber(MAX_CORRECTOR_CHARACTERS),
            })
          : t('drafts.count', { count: words })}
        {task !== null && ` · ${t('drafts.length', { least, most })}`}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, py: 1.5, alignItems: 'center' }}>
        <Button variant="contained" disabled={words === 0 || isTooLong || isRunning} onClick={check}>
          {t('drafts.check')}
        </Button>
        {isRunning && (
          <>
            <Waiting label={t('running')} />
            <Button color="inherit" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        )}
      </Box>
    </Column>
  );
}

/** A checked draft with its hints. */
function DraftView({ draft, number, compared }: DraftViewProps) {
  const { t } = useTranslation('corrector');
  const ranges = [
    ...listErrors(draft),
    ...(compared?.better ?? []).map((range) => ({ ...range, look: 'better' as const })),
    ...(compared?.fresh ?? []).map((range) => ({ ...range, look: 'fresh' as const })),
  ];
  const better = compared?.places.filter(({ state }) => state === 'better').length ?? 0;
  const note =
    compared === null
      ? t('drafts.hints', { count: draft.corrections.length })
      : t('drafts.better', { count: better });
  return (
    <Column title={t('drafts.draft', { number })} note={note}>
      <DraftText text={draft.text} ranges={ranges} />
      {compared === null ? (
        <Typography sx={{ pt: 1, color: 'var(--ink-2)' }}>
          {t(draft.corrections.length === 0 ? 'proofreading.nothing' : 'drafts.how')}
        </Typography>
      ) : (
        <Box component="ul" sx={keyStyle}>
          {(['better', 'error', 'fresh'] as const).map((look) => (
            <li key={look}>
              <Box component="span" sx={lookStyles[look]}>
                {t(`drafts.key.${look}`)}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Column>
  );
}

interface DraftViewProps {
  readonly draft: Draft;
  readonly number: number;
  /** With the draft before it; null for one that stands alone. */
  readonly compared: ComparedDrafts | null;
}

function Comparison({ control }: { readonly control: WorkControl }) {
  const { t } = useTranslation('corrector');
  const { drafts } = control.work;
  const number = drafts.length;
  const [old, own] = [drafts.at(-2)!, drafts.at(-1)!];
  const compared = useMemo(() => compareDrafts(old, own), [old, own]);
  const finding = useFinding(compared);
  return (
    <>
      <Box sx={headStyle}>
        <div>
          <Typography role="status" sx={{ ...letters[20], fontWeight: 600 }}>
            {finding}
          </Typography>
          <TaskLine work={control.work} />
        </div>
        <BothFigures drafts={[old, own]} />
      </Box>
      <Box sx={columnsStyle(3)}>
        <DraftView draft={old} number={number - 1} compared={null} />
        <div>
          <DraftView draft={own} number={number} compared={compared} />
          <Button variant="contained" sx={{ mt: 2 }} onClick={control.startNext}>
            {t('drafts.next', { number: number + 1 })}
          </Button>
        </div>
        <WhatGotBetter drafts={[old, own]} number={number} />
      </Box>
    </>
  );
}

/** The text at work: the draft that is written beside the hints of the one before, or two drafts compared. */
export function Workplace({ control }: { readonly control: WorkControl }) {
  const { work, analysis, check } = control;
  const before = work.drafts.at(-1);
  if (work.writing === null && work.drafts.length > 1) return <Comparison control={control} />;
  return (
    <>
      <Box sx={{ py: 2 }}>
        <TaskLine work={work} />
      </Box>
      {analysis.state === 'failed' && <ToolFailure error={analysis.error} onRetry={check} />}
      {analysis.result !== null && (
        <AnswerNotices language={analysis.result.response.textLanguage} by={analysis.result.response} />
      )}
      <Box sx={columnsStyle(before === undefined ? 1 : 2)}>
        {before !== undefined && <DraftView draft={before} number={work.drafts.length} compared={null} />}
        <DraftBox control={control} number={work.drafts.length + 1} />
      </Box>
    </>
  );
}

/** One column on phones, two side by side, and from wide screens on a third one with the figures. */
const columnsStyle = (columns: number) =>
  ({
    display: 'grid',
    gap: { xs: 3, md: 5 },
    alignItems: 'start',
    maxWidth: columns === 1 ? 760 : columns === 2 ? 1120 : 'none',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      ...(columns > 1 && { md: 'repeat(2, minmax(0, 1fr))' }),
      ...(columns > 2 && { lg: 'minmax(0, 1fr) minmax(0, 1fr) 320px' }),
    },
  }) as const;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: 5,
  rowGap: 2,
  py: 2,
} as const;

const keyStyle = {
  ...letters[12],
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 1.5, p: 0, listStyle: 'none' },
  color: 'var(--ink-2)',
} as const;

const boxStyle = {
  ...{
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    resize: 'vertical',
    mt: 1.5,
    mb: 0.5,
    p: 1.5,
  },
  fieldSizing: 'content',
  minHeight: { xs: 240, sm: 320 },
  fontFamily: 'var(--serif)',
  fontSize: '1.125rem',
  lineHeight: '2rem',
  color: 'var(--ink)',
  bgcolor: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  borderRadius: '8px',
  '&:focus': { outline: '2px solid var(--ink)', outlineOffset: '-1px' },
} as const;
