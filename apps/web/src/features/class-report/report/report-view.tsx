import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, space } from '../../../shared/design/tokens';
import { useIsAtLeast } from '../../../shared/ui/use-screen-width';
import { type ClassText, namePupil } from '../texts/class-text';
import { useReportCitation } from './use-report-citation';
import { listColumns, listLessons } from '../marks/count-kinds';
import { ClassFinding } from '../marks/class-finding';
import { CellSentences } from './cell-sentences';
import { type HeatCell, HeatTable } from './heat-table';
import { NextLessons } from './next-lessons';
import { Sentences } from './sentences';

interface ReportViewProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
}

interface PartProps {
  readonly title: string;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, side, children }: PartProps) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={partHeadStyle}>
        <Typography variant="h2">{title}</Typography>
        {side}
      </Box>
      {children}
    </Box>
  );
}

/** The strip with the sentences of the chosen cell: beside it, or under its row on narrow screens. */
function Strip({ report, sources }: ReportViewProps) {
  const { t } = useTranslation('class-report');
  const isWide = useIsAtLeast('md');
  const columns = listColumns(report.texts);
  const nameText = (place: number) =>
    namePupil(sources[place]?.name ?? t('texts.name', { number: place + 1 }));
  const [lesson] = listLessons(report.texts);
  const first = columns.findIndex(({ kind }) => kind === lesson?.kind);
  const byText = columns[first]?.byText ?? [];
  const [chosen, setChosen] = useState<HeatCell | null | undefined>();
  const begun = isWide && first >= 0 ? { text: byText.indexOf(Math.max(...byText)), column: first } : null;
  const cell = chosen === undefined ? begun : chosen;
  const column = cell === null ? undefined : columns[cell.column];
  const sentences =
    cell === null || column === undefined ? null : (
      <CellSentences {...{ report, sources, column, cell, nameText }} />
    );
  const table = (
    <HeatTable
      {...{ report, columns, nameText }}
      chosen={cell}
      onChoose={setChosen}
      opened={isWide ? null : sentences}
    />
  );
  return (
    <Box sx={stripStyle}>
      {table}
      {isWide && <Box sx={{ borderTop: '1px solid var(--line)', pt: 1.5 }}>{sentences}</Box>}
    </Box>
  );
}

/** The report of the texts read so far, on the screen and on paper. */
export function ReportView({ report, sources }: ReportViewProps) {
  const { t } = useTranslation('class-report');
  const [showsAnswers, setShowsAnswers] = useState(true);
  const cite = useReportCitation();
  const { total } = report;
  const answers = (
    <FormControlLabel
      sx={{ ml: 'auto', mr: 0, displayPrint: 'none' }}
      control={
        <Switch
          size="small"
          checked={showsAnswers}
          onChange={({ target }) => setShowsAnswers(target.checked)}
        />
      }
      label={t('sentences.answers')}
    />
  );
  return (
    <Box
      component="section"
      aria-label={t('title')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h1" sx={{ display: 'none', displayPrint: 'block' }}>
        {t('title')}
      </Typography>
      <ClassFinding report={report} />
      <Strip {...{ report, sources }} />
      <Box sx={{ display: 'grid', gap: 3, pt: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Part title={t('next.title')}>
          <NextLessons {...{ report, sources }} />
        </Part>
        <Part title={t('sentences.title')} side={answers}>
          <Typography sx={{ color: 'var(--ink-3)', mb: 1 }}>{t('sentences.anonymous')}</Typography>
          <Sentences report={report} showsAnswers={showsAnswers} />
        </Part>
        <Typography sx={citationStyle}>{cite(total.texts)}</Typography>
      </Box>
    </Box>
  );
}

const partHeadStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  gap: 2,
  borderBottom: '1px solid var(--line)',
  mb: 1,
} as const;
const stripStyle = {
  display: 'grid',
  columnGap: space[40],
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px', xl: 'minmax(0, 1fr) 520px' },
  '@media print': { display: 'block' },
} as const;
const citationStyle = { ...letters[12], color: 'var(--ink-3)', overflowWrap: 'anywhere' } as const;
