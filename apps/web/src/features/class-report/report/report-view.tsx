import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, space, families } from '../../../shared/design/tokens';
import { useIsAtLeast } from '../../../shared/ui/use-screen-width';
import { type ClassText, namePupil } from '../texts/class-text';
import { useReportCitation } from './use-report-citation';
import { listColumns, listLessons, findTopKinds, type KindColumn } from '../marks/count-kinds';
import { type HeatCell, HeatTable } from './heat-table';
import { NextLessons } from './next-lessons';
import { Sentences, Sentence } from './sentences';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { useLanguage, useListFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { Finding } from '../../../shared/ui/finding';
import { nameLevel } from '../marks/level-name';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { makePracticePathOfKind, makeSheetPath } from '../../../shared/practice/practice-links';
import { KindName } from '../marks/kind-name';

interface CellSentencesProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
  readonly column: KindColumn;
  readonly cell: HeatCell;
  readonly nameText: (place: number) => string;
}

/** The sentences behind a number of the strip, with what belongs there and why. */
function CellSentences({ report, sources, column, cell, nameText }: CellSentencesProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const found = report.texts.flatMap(({ sentences }, place) =>
    cell.text !== null && place !== cell.text
      ? []
      : sentences.flatMap(({ start, end, marks }) => {
          const own = marks.filter(({ kind }) => column.kinds.includes(kind));
          const moved = own.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
          const text = (sources[place]?.text ?? '').slice(start, end);
          return own.length === 0 ? [] : [{ place, start, example: { text, marks: moved }, marks: own }];
        }),
  );
  const sheet = column.kind === null ? null : makeSheetPath(column.kind);
  const practice = column.kind === null ? null : makePracticePathOfKind(column.kind);
  return (
    <section aria-label={t('heat.sentences')}>
      <Typography
        variant="h2"
        sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}
      >
        {cell.text === null ? t('heat.class') : nameText(cell.text)} ·{' '}
        {column.kind === null ? t('heat.others') : <KindName kind={column.kind} />}{' '}
        <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 400 }}>
          {t('heat.count', { count: found.length })}
        </Box>
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ place, start, example, marks }) => (
          <Sentence key={`${place} ${start}`} example={example} showsAnswers>
            {[...new Set(marks.map(({ why }) => why[language]))].map((why) => (
              <Box key={why} component="span" lang={language} sx={whyStyle}>
                {why}
              </Box>
            ))}
          </Sentence>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, displayPrint: 'none' }}>
        {cell.text !== null && (
          <Button component={Link} to={`?pupil=${cell.text + 1}`} variant="outlined" color="inherit">
            {t('heat.open_text')}
          </Button>
        )}
        {sheet !== null && (
          <Button component={Link} to={sheet} color="inherit">
            {t('next.sheet')}
          </Button>
        )}
        {practice !== null && (
          <Button component={Link} to={practice} color="inherit">
            {t('next.practice')}
          </Button>
        )}
      </Box>
    </section>
  );
}

/** The finding of a class: what most of its texts need, where that stands out. */
function ClassFinding({ report: { texts, total, levels } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const list = useListFormat();
  const { say, kinds } = findTopKinds(texts);
  const named = kinds.map(({ kind, marks, texts: pupils }) => {
    const count = t('next.count', { marks: t('pupil.marks', { count: marks }), count: pupils });
    return `${teacherKindTexts[kind].name[language]} (${count})`;
  });
  const [usual] = levels.toSorted((a, b) => b.texts - a.texts);
  return (
    <Finding
      say={say === 'none' ? t('errors.none') : t(`finding.${say}`, { kinds: list(named) })}
      note={`${t('total.automatic')} ${t('finding.where')}`}
      figures={[
        { name: t('total.marks', { count: total.marks }), value: formatNumber(total.marks) },
        { name: t('errors.per100'), value: formatRate(total.per100) },
        ...(usual === undefined ? [] : [{ name: t('finding.level'), value: nameLevel(usual.level) }]),
      ]}
    />
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

const whyStyle = {
  display: 'block',
  fontFamily: families.sans,
  ...letters[14],
  color: 'var(--ink-2)',
} as const;
