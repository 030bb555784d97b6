import Button from '@mui/material/Button';
import type { AnalysisRequestResponse, JobsResponse } from '@keelerada/contract/site/admin';
import { ANALYSIS_JOB_PATH } from '@keelerada/contract/site/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callServerForJson } from '../../../shared/http/call-server';
import { useNotices } from '../../../shared/notices/notices';

/** Runs an analysis again at once; an import needs its file again. */
export function RunAgain({ kind }: Pick<JobsResponse[number], 'kind'>) {
  const { t } = useTranslation('admin');
  if (kind === 'analysis') return <RunAnalysis label={t('jobs.again')} />;
  // It is tried again by itself.
  if (kind === 'marking') return null;
  return (
    <Button variant="outlined" size="small" component={Link} to="/admin/import">
      {t('jobs.import_again')}
    </Button>
  );
}

/** Asks for the analysis of every text that waits for one. */
export function RunAnalysis({ label }: { readonly label: string }) {
  const client = useQueryClient();
  const { showNotice } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callServerForJson<AnalysisRequestResponse>(ANALYSIS_JOB_PATH, { method: 'POST' }),
    onSuccess: async ({ waitingTexts }) => {
      if (waitingTexts === 0) showNotice('success', 'admin:jobs.nothing_waits');
      else showNotice('success', 'admin:jobs.requested', { count: waitingTexts });
      await client.invalidateQueries({ queryKey: ['admin', 'jobs'] });
    },
  });
  return (
    <Button variant="outlined" size="small" disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
