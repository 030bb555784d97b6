import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { importBeginCall, importRunCall, type ImportRun } from '@keelerada/contract/texts/corpus-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { callApi, queryApi } from '../../../shared/http/call-api';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';
import { QueryStates } from '../query-states';
import { ImportReport } from './import-report';

const PERCENT = 100;
const POLL_MS = 1000;

interface ImportRunViewProps {
  readonly id: string;
  readonly onBegun: (id: string) => void;
}

/** A trial or an import: how far it is, what it found, and what comes next. */
export function ImportRunView({ id, onBegun }: ImportRunViewProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    ...queryApi(importRunCall, { params: { id } }),
    refetchInterval: ({ state: { data } }) => ((data?.state ?? 'running') === 'running' ? POLL_MS : false),
  });
  return (
    <QueryStates query={query}>
      {(run) => (
        <Stack component="section" spacing={2}>
          <div role="status">
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {t(`import.heads.${run.kind}.${run.state}`, { name: run.source ?? '' })}
            </Typography>
          </div>
          {run.state === 'running' && <Progress run={run} />}
          {run.failure !== null && <Typography color="error">{run.failure}</Typography>}
          {run.report !== null && <ImportReport report={run.report} />}
          {run.kind === 'trial' && run.report !== null && <NextStep run={run} onBegun={onBegun} />}
          {run.kind === 'import' && run.state === 'done' && (
            <Typography>
              {t('import.analysis')}{' '}
              <Link component={RouterLink} to="/admin/jobs">
                {t('import.jobs')}
              </Link>
            </Typography>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

function Progress({ run: { done, total } }: { readonly run: ImportRun }) {
  const { t } = useTranslation('admin');
  const percent = total === 0 ? 0 : Math.min(PERCENT, Math.floor((done / total) * PERCENT));
  return <LinearProgress variant="determinate" value={percent} aria-label={t('import.reading')} />;
}

function NextStep({ run, onBegun }: { readonly run: ImportRun; readonly onBegun: (id: string) => void }) {
  const { t } = useTranslation('admin');
  const [keepsDemo, setKeepsDemo] = useState(false);
  const { showNotice, showFailure } = useNotices();
  const begin = useMutation({
    mutationFn: () => callApi(importBeginCall, { params: { id: run.id }, body: { keepsDemo } }),
    meta: { handlesErrors: true },
    onSuccess: ({ id }) => onBegun(id),
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'NotFound')
        showNotice('warning', 'admin:import.gone');
      else if (error instanceof CallFailure && error.code === 'ServerBusy')
        showNotice('warning', 'admin:import.busy');
      else showFailure(error);
    },
  });
  const { texts, demoTextsRemoved } = run.report!;
  const changed = texts.added + texts.updated;
  if (changed === 0) return <Typography>{t('import.nothing')}</Typography>;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {demoTextsRemoved && (
        <FormControlLabel
          control={<Checkbox checked={keepsDemo} onChange={(_event, next) => setKeepsDemo(next)} />}
          label={t('import.keep_demo')}
        />
      )}
      <Button variant="contained" disabled={begin.isPending} onClick={() => begin.mutate()}>
        {t('import.begin', { count: changed })}
      </Button>
    </Stack>
  );
}
