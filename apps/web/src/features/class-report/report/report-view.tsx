import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families, letters, space } from '../../../shared/design/tokens';
import { useIsAtLeast } from '../../../shared/ui/use-screen-width';
import { type ClassText, namePupil } from '../texts/class-text';
import { useReportCitation } from './use-report-citation';
import { listColumns, listLessons } from '../marks/count-kinds';
import { ClassFinding } from '../marks/class-finding';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { BarList } from '../../../shared/charts/bar-list';
import { findLevelInk } from '../../../shared/levels/level-ink';
import { ClassLevelChip, nameLevel } from '../marks/level-name';
import { CellSentences } from './cell-sentences';
import { type HeatCell, HeatTable } from './heat-table';
import { NextLessons } from './next-lessons';
import { Sentences } from './sentences';

/** How many texts have which level; the number stands beside each bar. */
function LevelSpread({ levels }: Pick<ClassReportResponse, 'levels'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  if (levels.length === 0) return <Typography sx={{ color: 'var(--ink-3)' }}>{t('levels.none')}</Typography>;
  return (
    <BarList
      bars={levels.map(({ level, texts }) => ({
        key: nameLevel(level),
        name: <ClassLevelChip level={level} />,
        value: texts,
        figure: t('levels.texts', { count: texts, formatted: formatNumber(texts) }),
        ...findLevelInk(level[0]),
      }))}
      columns="4rem minmax(0, 1fr) 5.5rem"
      rowPx={28}
      barPx={12}
    />
  );
}

/** Words that several texts have, by base form. */
function CommonWords({ words }: Pick<ClassReportResponse, 'words'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  if (words.length === 0) return <Typography sx={{ color: 'var(--ink-3)' }}>{t('words.none')}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: '4px' }}
    >
      {words.map(({ lemma, count, texts }) => (
        <li key={lemma} title={t('words.found', { count, texts })}>
          <Box component="span" lang="et" sx={{ fontFamily: families.serif }}>
            {lemma}
          </Box>{' '}
          <Box component="span" sx={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

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
  const { levels, words, total } = report;
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
        <Box sx={lowerStyle}>
          <Part title={t('sentences.title')} side={answers}>
            <Typography sx={{ color: 'var(--ink-3)', mb: 1 }}>{t('sentences.anonymous')}</Typography>
            <Sentences report={report} showsAnswers={showsAnswers} />
          </Part>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Part title={t('levels.title')}>
              <LevelSpread levels={levels} />
            </Part>
            <Part title={t('words.title')}>
              <CommonWords words={words} />
            </Part>
          </Box>
        </Box>
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
const lowerStyle = {
  display: 'grid',
  columnGap: space[40],
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 480px)' },
  '@media print': { display: 'block', '& > * + *': { mt: 3 } },
} as const;
const citationStyle = { ...letters[12], color: 'var(--ink-3)', overflowWrap: 'anywhere' } as const;
