import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNumberFormat } from '../i18n/use-language';
import type { ReadFile } from './read-files';
import { RefusedFiles } from './refused-files';
import { UploadDialog } from './upload-dialog';
import { useFileReading } from './use-file-reading';

interface ReadingProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How many of the files are read, and a way to stop. */
function ReadingProgress({ done, total, onStop }: ReadingProgressProps) {
  const { t } = useTranslation('file-upload');
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{t('progress', { done, total })}</Typography>
      <LinearProgress aria-hidden variant="determinate" value={(100 * done) / total} sx={{ flex: 1 }} />
      <Button size="small" color="inherit" onClick={onStop}>
        {t('stop')}
      </Button>
    </Box>
  );
}

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
  const [isOpen, setIsOpen] = useState(false);
  const { isReading, done, total, accepted, refused, read, cancel, forget } = useFileReading(onRead);
  const shown = (
    <Stack spacing={1} sx={{ '&:empty': { display: 'none' } }}>
      {isReading && <ReadingProgress done={done} total={total} onStop={cancel} />}
      {tellsAccepted && <AcceptedFiles files={accepted} />}
      <RefusedFiles files={refused} onForget={forget} />
      {isOpen && <UploadDialog onUpload={(files) => void read(files)} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
  const open = () => setIsOpen(true);
  /** Opens the dialog; out of sight while files are read. */
  const renderButton = (label: string, isDisabled = false) =>
    !isReading && (
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={open}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    );
  return { open, renderButton, shown };
}
