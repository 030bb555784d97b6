import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jobsCall, systemCall, type JobsResponse, analysisJobCall } from '@keelerada/contract/site/admin';
import { queryApi, callApi } from '../../../shared/http/call-api';
import { ProsePage } from '../../../shared/ui/prose-page';
import { QueryStates } from '../query-states';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { AdminList, rowStyle } from '../admin-list';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useNotices } from '../../../shared/notices/notices';

/** Runs an analysis again at once; an import needs its file again. */
function RunAgain({ kind }: Pick<JobsResponse[number], 'kind'>) {
  const { t } = useTranslation('admin');
  if (kind === 'analysis') return <RunAnalysis label={t('jobs.again')} />;
  // It is tried again by itself.
  if (kind === 'marking') return null;
  return (
    <Button variant="outlined" component={Link} to="/admin/import">
      {t('jobs.import_again')}
    </Button>
  );
}

/** Asks for the analysis of every text that waits for one. */
function RunAnalysis({ label }: { readonly label: string }) {
  const client = useQueryClient();
  const { showNotice } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(analysisJobCall),
    onSuccess: async ({ waitingTexts }) => {
      if (waitingTexts === 0) showNotice('success', 'admin:jobs.nothing_waits');
      else showNotice('success', 'admin:jobs.requested', { count: waitingTexts });
      await client.invalidateQueries({ queryKey: [jobsCall.path] });
    },
  });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** The time between two ISO strings, in its two largest units. */
function useDurationFormat(): (from: string, to: string) => string {
  const { t } = useTranslation('admin');
  return (from, to) => {
    const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / SECOND_MS));
    const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
    if (hours > 0) return t('jobs.durations.hours', { hours, minutes });
    if (minutes > 0) return t('jobs.durations.minutes', { minutes, seconds: seconds % MINUTE_S });
    return t('jobs.durations.seconds', { seconds });
  };
}

const PERCENT = 100;

type Job = JobsResponse[number];

/** Imports and analyses, the newest first. */
function JobList({ jobs }: { readonly jobs: JobsResponse }) {
  const { t } = useTranslation('admin');
  return (
    <AdminList label={t('jobs.title')}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </AdminList>
  );
}

function JobLine({ job }: { readonly job: Job }) {
  const { t } = useTranslation('admin');
  const { kind, source, state, phase, done, total, failure } = job;
  const name = source === null ? t(`jobs.kinds.${kind}`) : `${t(`jobs.kinds.${kind}`)}: ${source}`;
  const percent = total === 0 ? 0 : Math.min(PERCENT, Math.floor((done / total) * PERCENT));
  const stateText = state === 'running' ? t(`jobs.phases.${phase}`, { percent }) : t(`jobs.states.${state}`);
  const canRunAgain = kind !== 'trial' && (state === 'failed' || state === 'interrupted');
  return (
    <Box
      component="li"
      sx={{
        ...rowStyle,
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 160px' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{name}</Typography>
        <Typography color={state === 'failed' ? 'error' : 'text.secondary'}>
          {failure === null ? stateText : `${stateText} (${failure})`}
        </Typography>
        {state === 'running' && (
          <LinearProgress variant="determinate" value={percent} aria-label={name} sx={{ mt: 0.5 }} />
        )}
      </Box>
      <JobTimes job={job} />
      <Box sx={{ justifySelf: { xs: 'start', md: 'end' } }}>{canRunAgain && <RunAgain kind={kind} />}</Box>
    </Box>
  );
}

/** How long it waited, when it began and how long it took. */
function JobTimes({ job: { state, requestedAt, startedAt, updatedAt } }: { readonly job: Job }) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const formatDuration = useDurationFormat();
  const times: string[] = [];
  if (state === 'waiting' && requestedAt !== null)
    times.push(t('jobs.times.waits', { time: formatMoment(requestedAt) }));
  if (startedAt !== null) times.push(t('jobs.times.started', { time: formatMoment(startedAt) }));
  if (requestedAt !== null && startedAt !== null)
    times.push(t('jobs.times.waited', { time: formatDuration(requestedAt, startedAt) }));
  if (startedAt !== null && updatedAt !== null)
    times.push(
      t(state === 'running' ? 'jobs.times.runs' : 'jobs.times.took', {
        time: formatDuration(startedAt, updatedAt),
      }),
    );
  return <Typography color="text.secondary">{times.join(' · ')}</Typography>;
}

const JOBS_INTERVAL_MS = 5000;

/** What runs in the background; looked at again every few seconds. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const jobs = useQuery({ ...queryApi(jobsCall), refetchInterval: JOBS_INTERVAL_MS });
  const { data: system } = useQuery(queryApi(systemCall));
  return (
    <ProsePage title={t('jobs.title')} intro={t('jobs.lead')}>
      {system !== undefined && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 3 }}
        >
          <Typography>{t('jobs.waiting_texts', { count: system.pendingTexts })}</Typography>
          {system.pendingTexts > 0 && <RunAnalysis label={t('jobs.run')} />}
        </Stack>
      )}
      <QueryStates query={jobs} isEmpty={(all) => all.length === 0} emptyText={t('jobs.none')}>
        {(all) => <JobList jobs={all} />}
      </QueryStates>
    </ProsePage>
  );
}
