import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { RefusedFile } from './read-files';

interface RefusedFilesProps {
  readonly files: readonly RefusedFile[];
  readonly onForget: (file: RefusedFile) => void;
}

/** Each refused file with its reason. */
export function RefusedFiles({ files, onForget }: RefusedFilesProps) {
  const { t } = useTranslation(['file-upload', 'notices']);
  return (
    <Stack aria-live="assertive" spacing={1}>
      {files.map((file) => (
        <Alert
          key={`${file.name} ${file.reason}`}
          severity="error"
          role={undefined}
          closeText={t('notices:close')}
          onClose={() => onForget(file)}
          sx={{ overflowWrap: 'anywhere' }}
        >
          <strong>{file.name}</strong>:{' '}
          {t(`refusals.${file.reason}`, {
            context: file.name.split('.').at(-1)?.toLowerCase(),
            defaultValue: t('refusals.other'),
          })}
        </Alert>
      ))}
    </Stack>
  );
}
