import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportReportBody } from '@keelerada/contract/texts/corpus-import';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { PlainTable } from '../../../shared/ui/plain-table';

/** Problems shown; the count tells the rest. */
const MAX_SHOWN = 100;

/** Counts, remarks, and what was not taken with file and line. */
export function ImportReport({ report }: { readonly report: ImportReportBody }) {
  const { t } = useTranslation('admin');
  const format = useNumberFormat();
  const { texts, words, duplicates, notListed, demoTextsRemoved } = report;
  const counts = [
    ...(['read', 'added', 'updated', 'unchanged', 'skipped'] as const).map(
      (name) => [name, texts[name]] as const,
    ),
    ['words', words] as const,
  ];
  const remarks = [['duplicates', duplicates], ...Object.entries(notListed)].filter(
    ([, count]) => count !== 0,
  ) as [string, number][];
  const names = (found: Readonly<Record<string, number>>) =>
    Object.entries(found)
      .map(([name, count]) => `${name} (${count})`)
      .join(', ');
  const [unknown, dropped] = [names(report.unknownProperties), names(report.droppedProperties)];
  return (
    <div>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        }}
      >
        {counts.map(([name, count]) => (
          <Box key={name}>
            <Typography component="dt" color="text.secondary">
              {t(`import.counts.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {format(count)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ pl: 3, overflowWrap: 'anywhere' }}>
        {demoTextsRemoved && (
          <li>{t(report.isDryRun ? 'import.remarks.demo_goes' : 'import.remarks.demo_gone')}</li>
        )}
        {remarks.map(([name, count]) => (
          <li key={name}>{t(`import.remarks.${name}`, { number: format(count) })}</li>
        ))}
        {unknown !== '' && <li>{t('import.remarks.unknown', { names: unknown })}</li>}
        {dropped !== '' && <li>{t('import.remarks.dropped', { names: dropped })}</li>}
      </Box>
      {report.problems > 0 && <Problems report={report} />}
    </div>
  );
}

function Problems({ report: { problems, problemList } }: { readonly report: ImportReportBody }) {
  const { t } = useTranslation('admin');
  const shown = problemList.slice(0, MAX_SHOWN);
  return (
    <>
      <Typography variant="h3">{t('import.problems', { count: problems })}</Typography>
      <PlainTable
        label={t('import.problems', { count: problems })}
        columns={[{ title: t('import.place') }, { title: t('import.reason') }]}
        rows={shown.map(({ place, reason }) => ({
          key: `${place} ${reason}`,
          cells: [place, <span lang="en">{reason}</span>],
        }))}
      />
      {problems > shown.length && (
        <Typography color="text.secondary">{t('import.more', { count: problems - shown.length })}</Typography>
      )}
    </>
  );
}
