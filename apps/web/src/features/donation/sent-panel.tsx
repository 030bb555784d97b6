import PrintIcon from '@mui/icons-material/PrintOutlined';
import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { letters } from '../../shared/design/tokens';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';

const RECEIPT_FILE = 'keelerada-kviitung.txt';

interface SentPanelProps {
  /** Null if the same text had been donated before. */
  readonly receipt: string | null;
  readonly title: string;
  readonly onRestore: (withText: boolean) => void;
}

/** What a donor sees after sending: the receipt code, and ways to go on. */
export function SentPanel({ receipt, title, onRestore }: SentPanelProps) {
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
  const address = `${location.origin}/adding#receipt`;
  const save = () => {
    const lines = [
      t('receipt.file_title'),
      `${t('fields.pealkiri')}: ${title}`,
      `${t('lookup.code')}: ${receipt}`,
      t('receipt.address', { address }),
      t('receipt.until'),
    ];
    saveBlob(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), RECEIPT_FILE);
  };
  return (
    <Alert severity={receipt === null ? 'info' : 'success'} ref={panel} tabIndex={-1}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t(receipt === null ? 'receipt.known' : 'receipt.thanks')}</Typography>
        {receipt !== null && (
          <>
            <Typography component="code" sx={{ ...letters[20], fontFamily: 'monospace' }}>
              {receipt}
            </Typography>
            <Typography>{t('receipt.until')}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{t('receipt.address', { address })}</Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
              <Button variant="outlined" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()}>
                {t('receipt.copy')}
              </Button>
              <Button variant="outlined" color="inherit" startIcon={<SaveIcon />} onClick={save}>
                {t('receipt.save')}
              </Button>
              <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => print()}>
                {t('receipt.print')}
              </Button>
            </Stack>
          </>
        )}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
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
