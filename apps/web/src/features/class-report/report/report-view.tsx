import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, space } from '../../../shared/design/tokens';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { useNotices } from '../../../shared/notices/notices';
import { BarActions } from '../../../shared/ui/tool-bar';
import { useReportCitation } from '../use-report-citation';
import { CommonWords } from './common-words';
import { ErrorTable } from './error-table';
import { LevelSpread } from './level-spread';
import { Sentences } from './sentences';
import { TextTable } from './text-table';

const TWO_COLUMNS = '@media (min-width: 64em)';

/** Prints the report and saves it for Word. */
function ReportActions({ report }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const { showNotice } = useNotices();
  const cite = useReportCitation();
  const save = async () => {
    const { makeReportFile } = await import('../make-report-file');
    const parts = { report, language, t, date: new Date(), citation: cite(report.total.texts) };
    saveBlob(await makeReportFile(parts), t('file.name'));
  };
  return (
    <BarActions>
      <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <Button
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-label={t('actions.word_label')}
        onClick={() => void save().catch(() => showNotice('error', 'class-report:actions.failed'))}
      >
        {t('actions.word')}
      </Button>
    </BarActions>
  );
}

/** All marks in one line, and how they were found. */
function Totals({ total }: Pick<ClassReportResponse, 'total'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const muted = { color: 'var(--ink-2)' };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: '4px' }}>
      <Typography role="status" sx={{ ...letters[20], fontVariantNumeric: 'tabular-nums' }}>
        <strong>{formatNumber(total.marks)}</strong> {t('total.marks', { count: total.marks })}
      </Typography>
      <Typography sx={muted}>{t('total.per100', { formatted: formatRate(total.per100) })}</Typography>
      <Typography sx={muted}>
        {t('count', { count: total.texts })} ·{' '}
        {t('texts.words', { count: total.runningWords, formatted: formatNumber(total.runningWords) })}
      </Typography>
      <Typography sx={{ ...muted, ml: { sm: 'auto' } }}>{t('total.automatic')}</Typography>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, side, children }: PartProps) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 40,
          gap: 2,
          borderBottom: '1px solid var(--line)',
          mb: 1,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {side}
      </Box>
      {children}
    </Box>
  );
}

/** The report of the texts read so far, on the screen and on paper. */
export function ReportView({ report }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const [showsAnswers, setShowsAnswers] = useState(true);
  const cite = useReportCitation();
  const { errors, levels, words, total } = report;
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
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ReportActions report={report} />
      <Typography variant="h1" sx={{ display: 'none', displayPrint: 'block' }}>
        {t('title')}
      </Typography>
      <Totals total={total} />
      <Box
        sx={{
          display: 'grid',
          columnGap: space[40],
          rowGap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 480px)' },
          '@media print': { display: 'block', '& > * + *': { mt: 3 } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Part title={t('errors.title')}>
            {errors.length === 0 ? (
              <Typography sx={{ color: 'var(--ink-3)' }}>{t('errors.none')}</Typography>
            ) : (
              <ErrorTable report={report} />
            )}
          </Part>
          <Part title={t('sentences.title')} side={answers}>
            <Typography sx={{ color: 'var(--ink-3)', mb: 1 }}>{t('sentences.anonymous')}</Typography>
            <Sentences errors={errors} showsAnswers={showsAnswers} />
          </Part>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Part title={t('levels.title')}>
            <LevelSpread levels={levels} />
          </Part>
          <Part title={t('words.title')}>
            <CommonWords words={words} />
          </Part>
        </Box>
      </Box>
      <Box sx={{ breakBefore: 'page' }}>
        <Part title={t('by_text.title')}>
          <TextTable report={report} />
        </Part>
        <Typography sx={citationStyle}>{cite(total.texts)}</Typography>
      </Box>
    </Box>
  );
}

const citationStyle = { ...letters[12], color: 'var(--ink-3)', mt: 2, overflowWrap: 'anywhere' } as const;
