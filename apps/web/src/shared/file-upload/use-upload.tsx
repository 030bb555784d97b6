import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import type { ReadFile } from './read-files';
import { RefusedFiles } from './refused-files';
import { StepProgress } from './step-progress';
import { UploadDialog } from './upload-dialog';
import { useFileReading } from './use-file-reading';

/** The files whose text was taken, with its length; nothing if there are none. */
function AcceptedFiles({ files }: { readonly files: readonly ReadFile[] }) {
  const { t } = useTranslation('file-upload');
  const formatNumber = useNumberFormat();
  return (
    <div role="status">
      {files.length > 0 && (
        <Alert severity="success" role={undefined} sx={{ overflowWrap: 'anywhere' }}>
          {t('accepted')}{' '}
          {files
            .map(({ name, text }) =>
              t('accepted_file', { name, count: text.length, formatted: formatNumber(text.length) }),
            )
            .join(', ')}
        </Alert>
      )}
    </div>
  );
}

interface UploadOptions {
  /** Says which files were taken, where the text alone does not. */
  readonly tellsAccepted?: boolean;
}

/** Files picked in a dialog, whose texts go to `onRead`; `shown` is how far that is and what was refused. */
export function useUpload(
  onRead: (texts: readonly string[], files: readonly ReadFile[]) => void,
  { tellsAccepted = false }: UploadOptions = {},
) {
  const { t } = useTranslation('file-upload');
  const [isOpen, setIsOpen] = useState(false);
  const { isReading, done, total, accepted, refused, read, cancel, forget } = useFileReading(onRead);
  const shown = (
    <Stack spacing={1} sx={{ '&:empty': { display: 'none' } }}>
      {isReading && (
        <StepProgress label={t('progress', { done, total })} share={done / total} onStop={cancel} />
      )}
      {tellsAccepted && <AcceptedFiles files={accepted} />}
      <RefusedFiles files={refused} onForget={forget} />
      {isOpen && <UploadDialog onUpload={(files) => void read(files)} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
  const open = () => setIsOpen(true);
  /** Opens the dialog; out of sight while files are read. */
  const renderButton = (label: string) =>
    !isReading && (
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        aria-haspopup="dialog"
        onClick={open}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    );
  return { open, renderButton, shown };
}
