import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { IMPORT_FILE_HOURS, MAX_IMPORT_BYTES } from '@keelerada/contract/fields/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import { importTrialCall, type ImportRun } from '@keelerada/contract/texts/corpus-import';
import { callServerForJson } from '../../../shared/http/call-server';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const ACCEPTED = '.jsonl,.json,.ndjson,.gz,.sql,.zip,.conllu,.conll,.xml,.tei';

interface UploadFormProps {
  /** Whether choosing a file is what comes next on the page. */
  readonly isFirst: boolean;
  readonly onTried: (id: string) => void;
}

/** Takes one file and says what it may be; a file that is too large does not set out. */
export function UploadForm({ isFirst, onTried }: UploadFormProps) {
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
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'FileTooLarge')
        showNotice('error', 'admin:import.too_large', { megabytes });
      else if (error instanceof CallFailure && error.code === 'ServerBusy')
        showNotice('warning', 'admin:import.busy');
      else showFailure(error);
    },
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
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {t('import.limits', { megabytes, hours: IMPORT_FILE_HOURS })}
      </Typography>
    </Stack>
  );
}
