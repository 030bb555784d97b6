import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { JobsResponse } from '@keelerada/contract/admin';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { jobsOptions } from './admin.queries';

const PERCENT = 100;

/** Imports and analyses, the newest first; those that run are looked at again every few seconds. */
export function JobList() {
  const { t } = useTranslation('admin');
  const { data, isError } = useQuery(jobsOptions);
  if (isError) return <Typography>{t('unknown')}</Typography>;
  if (data?.length === 0) return <Typography>{t('jobs.none')}</Typography>;
  return (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {data?.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </Box>
  );
}

function JobLine({ job }: { readonly job: JobsResponse[number] }) {
  const { t } = useTranslation('admin');
  const locale = useLanguage() === 'et' ? 'et-EE' : 'en-GB';
  const formatTime = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const { kind, source, state, phase, done, total, startedAt } = job;
  const name = source === null ? t(`jobs.kinds.${kind}`) : `${t(`jobs.kinds.${kind}`)}: ${source}`;
  const percent = total === 0 ? 0 : Math.min(PERCENT, Math.floor((done / total) * PERCENT));
  const stateText = state === 'running' ? t(`jobs.phases.${phase}`, { percent }) : t(`jobs.states.${state}`);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {`${formatTime.format(new Date(startedAt))} – ${stateText}`}
      </Typography>
      {state === 'running' && (
        <LinearProgress variant="determinate" value={percent} aria-label={name} sx={{ mt: 0.5 }} />
      )}
    </Box>
  );
}
