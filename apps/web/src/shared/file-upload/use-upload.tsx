import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import type { ReadFile, RefusedFile } from './read-files';
import { RefusedFiles } from './refused-files';
import { StepProgress } from './step-progress';
import { useFileReading } from './use-file-reading';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { uploadExtensions } from '@keelerada/contract/fields/choices';
import { MAX_UPLOAD_FILES } from '@keelerada/contract/fields/limits';
import { PlainDialog } from '../ui/plain-dialog';
import { addFiles } from './check-files';
import { FileDropArea } from './file-drop-area';

const BYTES_PER_KILOBYTE = 1024;

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('file-upload');
  const formatNumber = useNumberFormat();
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('chosen')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Box
          component="li"
          key={`${file.name} ${file.size} ${file.lastModified}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {file.name}
          </Box>
          <Box component="span" sx={{ color: 'var(--ink-3)' }}>
            {t('size', { formatted: formatNumber(Math.ceil(file.size / BYTES_PER_KILOBYTE)) })}
          </Box>
          <IconButton aria-label={t('remove', { name: file.name })} onClick={() => onRemove(file)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

interface UploadDialogProps {
  readonly onUpload: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Picks files, several at once; uploading closes it and forgets the list. */
function UploadDialog({ onUpload, onClose }: UploadDialogProps) {
  const { t } = useTranslation('file-upload');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const pick = (picked: readonly File[]) => {
    const result = addFiles(files, picked);
    setFiles(result.chosen);
    setRefused(result.refused);
  };
  const upload = () => {
    onUpload(files);
    onClose();
  };
  return (
    <PlainDialog
      title={t('title')}
      onClose={onClose}
      closeText={t('cancel')}
      confirm={{ text: t('upload'), run: upload, isDisabled: files.length === 0 }}
    >
      <Stack spacing={2}>
        <FileDropArea label={t('drop')} onPick={pick} most={MAX_UPLOAD_FILES} types={uploadExtensions} />
        <RefusedFiles
          files={refused}
          onForget={(file) => setRefused(refused.filter((each) => each !== file))}
        />
        <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
      </Stack>
    </PlainDialog>
  );
}

/** The files whose text was taken, with its length; nothing if there are none. */
function AcceptedFiles({ files }: { readonly files: readonly ReadFile[] }) {
  const { t } = useTranslation('file-upload');
  return (
    <div role="status">
      {files.length > 0 && (
        <Alert severity="success" role={undefined} sx={{ overflowWrap: 'anywhere' }}>
          {t('accepted')}{' '}
          {files.map(({ name, text }) => t('accepted_file', { name, count: text.length })).join(', ')}
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
