import Button from '@mui/material/Button';
import { analysisJobCall, jobsCall, type JobsResponse } from '@keelerada/contract/site/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../../shared/http/call-api';
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
    mutationFn: () => callApi(analysisJobCall),
    onSuccess: async ({ waitingTexts }) => {
      if (waitingTexts === 0) showNotice('success', 'admin:jobs.nothing_waits');
      else showNotice('success', 'admin:jobs.requested', { count: waitingTexts });
      await client.invalidateQueries({ queryKey: [jobsCall.path] });
    },
  });
  return (
    <Button variant="outlined" size="small" disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
