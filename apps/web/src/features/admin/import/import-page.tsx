import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink } from 'react-router';
import { ProsePage } from '../../../shared/ui/prose-page';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IMPORT_FILE_HOURS, MAX_IMPORT_BYTES } from '@keelerada/contract/fields/limits';
import { useRef, useState } from 'react';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import {
  importTrialCall,
  type ImportRun,
  importBeginCall,
  importRunCall,
} from '@keelerada/contract/texts/corpus-import';
import { callServerForJson } from '../../../shared/http/call-server';
import { useNotices } from '../../../shared/notices/notices';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { callApi, queryApi } from '../../../shared/http/call-api';
import { QueryStates } from '../query-states';
import { ImportReport } from './import-report';

const PERCENT = 100;
const POLL_MS = 1000;

/** A trial or an import: how far it is, what it found, and what comes next. */
function ImportRunView({ id, onBegun }: { readonly id: string; readonly onBegun: (id: string) => void }) {
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
  const { showFailure } = useNotices();
  const begin = useMutation({
    mutationFn: () => callApi(importBeginCall, { params: { id: run.id }, body: { keepsDemo } }),
    meta: { handlesErrors: true },
    onSuccess: ({ id }) => onBegun(id),
    onError: (error) =>
      showFailure(error, { NotFound: 'admin:import.gone', ServerBusy: 'admin:import.busy' }),
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

const BYTES_PER_MEGABYTE = 1024 * 1024;
const ACCEPTED = '.jsonl,.json,.ndjson,.gz,.sql,.zip,.conllu,.conll,.xml,.tei';

interface UploadFormProps {
  /** Whether choosing a file is what comes next on the page. */
  readonly isFirst: boolean;
  readonly onTried: (id: string) => void;
}

/** Takes one file and says what it may be; a file that is too large does not set out. */
function UploadForm({ isFirst, onTried }: UploadFormProps) {
  const { t } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  const { showNotice, showFailure } = useNotices();
  const megabytes = MAX_IMPORT_BYTES / BYTES_PER_MEGABYTE;
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set(UPLOAD_FIELD, file);
      return callServerForJson<ImportRun>(importTrialCall.path, { body });
    },
    meta: { handlesErrors: true },
    onSuccess: ({ id }) => onTried(id),
    onError: (error) =>
      showFailure(
        error,
        { FileTooLarge: 'admin:import.too_large', ServerBusy: 'admin:import.busy' },
        { megabytes },
      ),
  });
  const pick = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_IMPORT_BYTES) showNotice('error', 'admin:import.too_large', { megabytes });
    else upload.mutate(file);
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', mb: 4 }}>
      <Typography component="ul" sx={{ m: 0, pl: 3, maxWidth: '70ch' }}>
        <li>{t('import.forms.lines')}</li>
        <li>{t('import.forms.zip')}</li>
        <li>{t('import.forms.annotated')}</li>
        <li>{t('import.forms.dump')}</li>
      </Typography>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        disabled={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {t('import.pick')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('import.pick')}
        accept={ACCEPTED}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = '';
        }}
      />
      {upload.isPending && <LinearProgress aria-label={t('import.sending')} sx={{ width: '100%' }} />}
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {t('import.limits', { megabytes, hours: IMPORT_FILE_HOURS })}
      </Typography>
    </Stack>
  );
}

/** A file is tried first; then its report, and the import. The address names the run (`?id=`). */
export function ImportPage() {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id');
  const show = (next: string) => setParameters({ id: next });
  return (
    <ProsePage title={t('import.title')} intro={t('import.lead')}>
      <UploadForm isFirst={id === null} onTried={show} />
      {id !== null && <ImportRunView key={id} id={id} onBegun={show} />}
    </ProsePage>
  );
}
