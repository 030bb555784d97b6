import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  healthCall,
  metricCall,
  systemCall,
  textsToReviewCall,
  type MetricResponse,
  type SystemResponse,
} from '@keelerada/contract/site/admin';
import { ERRORS_METRIC } from '@keelerada/contract/site/paths';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { CallFailure } from '../../shared/http/call-failure';
import { callApi, queryApi } from '../../shared/http/call-api';
import { useNumberFormat, useDateFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { letters } from '../../shared/design/tokens';
import { ProsePage } from '../../shared/ui/prose-page';
import { UseByDay } from './use-by-day';
import type { ReactNode } from 'react';
import { PlainTable } from '../../shared/ui/plain-table';

/** A part of a page of administrators. */
function AdminSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: '24px', pt: '12px', borderTop: '1px solid var(--line)' }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The last calls that failed inside the server. */
function RecentErrors({ errors }: { readonly errors: SystemResponse['recentErrors'] }) {
  const { t } = useTranslation('admin');
  const formatTime = useDateFormat({ dateStyle: 'short', timeStyle: 'medium' });
  if (errors.length === 0) return <Typography>{t('errors.none')}</Typography>;
  return (
    <PlainTable
      label={t('errors.title')}
      columns={['time', 'call', 'error'].map((column) => ({ title: t(`errors.${column}`) }))}
      rows={errors.map(({ at, method, route, name }, index) => ({
        key: `${at} ${index}`,
        cells: [formatTime(at), `${method} ${route}`, name],
      }))}
    />
  );
}

const BYTES_PER_MEGABYTE = 1_000_000;
const BYTES_PER_GIGABYTE = 1_000_000_000;
/** Metric values are rounded to two decimals. */
const METRIC_DECIMALS = 2;

/** What an administrator should know of the system. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  return (
    <ProsePage title={t('greeting', { name: user?.firstName ?? '' })}>
      <Corpus />
      <AdminSection title={t('use.title')}>
        <UseByDay />
      </AdminSection>
      <WordAnalyser />
      <System />
    </ProsePage>
  );
}

interface Figure<Data = unknown> {
  readonly name: string;
  readonly query: UseQueryResult<Data>;
  /** Undefined while it is being asked for. */
  readonly value: string | undefined;
}

function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {figures.map(({ name, query, value }) => (
        <Box component="li" key={name} sx={{ listStyle: 'none' }}>
          <Typography sx={{ color: 'var(--ink-3)' }}>{t(`figures.${name}`)}</Typography>
          <Typography sx={{ ...letters[20], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {query.isError ? t('unknown') : (value ?? '…')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A metric; null until what it measures has been used once. */
const useMetric = (name: string) =>
  useQuery({
    queryKey: [metricCall.path, name],
    queryFn: ({ signal }): Promise<MetricResponse | null> =>
      callApi(metricCall, { params: { name }, signal }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.code === 'NotFound') return null;
        throw error;
      }),
    staleTime: 0,
    gcTime: 0,
  });

const countErrors = (metric: MetricResponse | null | undefined): number | undefined =>
  metric === undefined ? undefined : (metric?.measurements[0]?.value ?? 0);

function Corpus() {
  const { t } = useTranslation('admin');
  const format = useNumberFormat();
  const review = useQuery(queryApi(textsToReviewCall));
  const system = useQuery(queryApi(systemCall));
  return (
    <AdminSection title={t('corpus')}>
      <Figures
        figures={[
          { name: 'to_review', query: review, value: formatKnown(review.data, format) },
          { name: 'texts', query: system, value: formatKnown(system.data?.texts, format) },
          { name: 'pending', query: system, value: formatKnown(system.data?.pendingTexts, format) },
        ]}
      />
      <Typography sx={{ mt: 1.5 }}>
        <Link component={RouterLink} to="/admin/review">
          {t('to_review')}
        </Link>
      </Typography>
    </AdminSection>
  );
}

function WordAnalyser() {
  const { t } = useTranslation('admin');
  const formatCount = useNumberFormat();
  const formatSeconds = useNumberFormat(METRIC_DECIMALS);
  const query = useMetric('tools.wordanalyser');
  if (query.data === null) {
    return (
      <AdminSection title={t('word_analyser')}>
        <Typography>{t('no_data')}</Typography>
      </AdminSection>
    );
  }
  const read = (statistic: MetricResponse['measurements'][number]['statistic']): number | undefined =>
    query.data?.measurements.find((one) => one.statistic === statistic)?.value;
  const [count, total, longest] = [read('COUNT'), read('TOTAL_TIME'), read('MAX')];
  const average = count === undefined || total === undefined ? undefined : total / count;
  return (
    <AdminSection title={t('word_analyser')}>
      <Figures
        figures={[
          { name: 'analyses', query, value: formatKnown(count, formatCount) },
          { name: 'average', query, value: formatKnown(average, formatSeconds) },
          { name: 'longest', query, value: formatKnown(longest, formatSeconds) },
        ]}
      />
    </AdminSection>
  );
}

function System() {
  const { t } = useTranslation('admin');
  const formatCount = useNumberFormat();
  const formatGigabytes = useNumberFormat(1);
  const health = useQuery(queryApi(healthCall));
  const errors = useMetric(ERRORS_METRIC);
  const system = useQuery(queryApi(systemCall));
  const { memoryBytes, freeDiskBytes } = system.data ?? {};
  const memory = memoryBytes === undefined ? undefined : memoryBytes / BYTES_PER_MEGABYTE;
  const disk = freeDiskBytes === undefined ? undefined : (freeDiskBytes ?? 0) / BYTES_PER_GIGABYTE;
  return (
    <AdminSection title={t('system')}>
      <Figures
        figures={[
          { name: 'database', query: health, value: health.data && t(`health.${health.data.status}`) },
          { name: 'errors', query: errors, value: formatKnown(countErrors(errors.data), formatCount) },
          { name: 'memory', query: system, value: formatKnown(memory, formatCount) },
          { name: 'disk', query: system, value: formatKnown(disk, formatGigabytes) },
        ]}
      />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t('errors.title')}
      </Typography>
      {system.data && <RecentErrors errors={system.data.recentErrors} />}
    </AdminSection>
  );
}

function formatKnown(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}
