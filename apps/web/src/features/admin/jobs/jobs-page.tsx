import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jobsCall, systemCall } from '@keelerada/contract/site/admin';
import { queryApi } from '../../../shared/http/call-api';
import { AdminFrame } from '../admin-section';
import { QueryStates } from '../query-states';
import { JobList } from './job-list';
import { RunAnalysis } from './run-again';

const JOBS_INTERVAL_MS = 5000;

/** What runs in the background; looked at again every few seconds. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const jobs = useQuery({ ...queryApi(jobsCall), refetchInterval: JOBS_INTERVAL_MS });
  const { data: system } = useQuery(queryApi(systemCall));
  return (
    <AdminFrame title={t('jobs.title')} lead={t('jobs.lead')}>
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
    </AdminFrame>
  );
}
