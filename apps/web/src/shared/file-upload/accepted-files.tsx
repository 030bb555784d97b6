import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import type { ReadFile } from './read-files';

/** The files whose text was taken, with its length; nothing if there are none. */
export function AcceptedFiles({ files }: { readonly files: readonly ReadFile[] }) {
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
