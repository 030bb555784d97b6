import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { uploadExtensions } from '@keelerada/contract/choices';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '@keelerada/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedFile } from './read-files';
import { readFiles } from './read-files';

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface FilePickerProps {
  /** Texts of the files that could be read, in order. */
  readonly onRead: (texts: readonly string[]) => void;
}

/** Picks files and reads their text; a refused file is named with the reason. */
export function FilePicker({ onRead }: FilePickerProps) {
  const { t } = useTranslation('own-text');
  const input = useRef<HTMLInputElement>(null);
  const [cancel, setCancel] = useState<AbortController | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  useEffect(() => () => cancel?.abort(), [cancel]);

  const read = async (files: readonly File[]) => {
    const controller = new AbortController();
    setCancel(controller);
    try {
      const result = await readFiles(files.slice(0, MAX_UPLOAD_FILES), controller.signal);
      const tooMany = files
        .slice(MAX_UPLOAD_FILES)
        .map(({ name }) => ({ name, reason: 'TooManyFiles' as const }));
      setRefused([...result.refused, ...tooMany]);
      if (result.read.length > 0) onRead(result.read.map(({ text }) => text));
    } catch {
      // Cancelled: what was read so far is dropped, as the visitor asked.
    } finally {
      setCancel(null);
    }
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          disabled={cancel !== null}
          onClick={() => input.current?.click()}
        >
          {t('upload')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('upload')}
          accept={uploadExtensions.join(',')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) void read(files);
          }}
        />
        <Typography variant="body2">
          {t('upload_limits', {
            types: uploadExtensions.join(', '),
            files: MAX_UPLOAD_FILES,
            megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE,
          })}
        </Typography>
      </Box>
      {cancel !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress aria-label={t('reading')} sx={{ flex: 1 }} />
          <Button size="small" onClick={() => cancel.abort()}>
            {t('cancel')}
          </Button>
        </Box>
      )}
      {refused.map(({ name, reason }) => (
        <Alert
          key={name}
          severity="error"
          onClose={() => setRefused(refused.filter((file) => file.name !== name))}
        >
          <strong>{name}</strong>: {t(`refusals.${reason}`, { defaultValue: t('refusals.other') })}
        </Alert>
      ))}
    </Stack>
  );
}
