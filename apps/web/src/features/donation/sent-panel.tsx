import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../shared/notices/notices';

interface SentPanelProps {
  /** Null if the same text had been donated before. */
  readonly receipt: string | null;
  readonly onRestore: (withText: boolean) => void;
}

/** What a donor sees after sending: the receipt code, and ways to go on. */
export function SentPanel({ receipt, onRestore }: SentPanelProps) {
  const { t } = useTranslation('donation');
  const { showNotice } = useNotices();
  const panel = useRef<HTMLDivElement>(null);
  // The form is long: what matters now would stay out of sight.
  useEffect(() => panel.current?.focus(), [receipt]);
  const copy = () =>
    navigator.clipboard.writeText(receipt ?? '').then(
      () => showNotice('success', 'donation:receipt.copied'),
      () => showNotice('error', 'notices:operation_failed'),
    );
  return (
    <Alert severity={receipt === null ? 'info' : 'success'} ref={panel} tabIndex={-1}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t(receipt === null ? 'receipt.known' : 'receipt.thanks')}</Typography>
        {receipt !== null && (
          <>
            <Typography component="code" sx={{ fontSize: '1.25rem', fontFamily: 'monospace' }}>
              {receipt}
            </Typography>
            <Button variant="outlined" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()}>
              {t('receipt.copy')}
            </Button>
          </>
        )}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={() => onRestore(false)}>
            {t('restore.author')}
          </Button>
          <Button color="inherit" onClick={() => onRestore(true)}>
            {t('restore.all')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
