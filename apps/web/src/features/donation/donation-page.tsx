import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';
import { DonationForm } from './donation-form';
import { useDonation } from './use-donation';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import TextField from '@mui/material/TextField';
import { receiptCall, withdrawalCall, type ReceiptResponse } from '@keelerada/contract/texts/donation';
import { callApi } from '../../shared/http/call-api';
import { CallFailure } from '../../shared/http/call-failure';
import { besideFieldStyle } from './form-fields';

const NOT_FOUND = 404;

/** With the receipt code a donor sees the text and takes it back, without an account. */
function ReceiptPanel() {
  const { t } = useTranslation('donation');
  const { showNotice, showFailure } = useNotices();
  const [receipt, setReceipt] = useState('');
  const [found, setFound] = useState<ReceiptResponse | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const ask = async (call: typeof receiptCall | typeof withdrawalCall) => {
    try {
      setFound(await callApi(call, { body: { receipt } }));
      setFault(null);
      if (call === withdrawalCall) showNotice('success', 'donation:lookup.withdrawn');
    } catch (error) {
      setFound(null);
      if (error instanceof CallFailure && error.status === NOT_FOUND) setFault('lookup.unknown');
      else showFailure(error);
    }
  };
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    if (receipt.trim() === '') setFault('faults.mandatory');
    else void ask(receiptCall);
  };
  return (
    <Stack
      component="section"
      spacing={2}
      id="receipt"
      aria-labelledby="receipt-title"
      sx={{ pt: 2, borderTop: '1px solid var(--line)' }}
    >
      <Typography variant="h2" id="receipt-title">
        {t('lookup.title')}
      </Typography>
      <Typography>{t('lookup.text')}</Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={look}
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          id="donation-receipt"
          label={t('lookup.code')}
          value={receipt}
          onChange={({ target }) => setReceipt(target.value)}
          error={fault !== null}
          helperText={fault !== null && t(fault)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 } }}
          fullWidth
        />
        <Button type="submit" variant="outlined" sx={besideFieldStyle}>
          {t('lookup.look')}
        </Button>
      </Stack>
      {found !== null && <FoundText found={found} onWithdraw={() => void ask(withdrawalCall)} />}
    </Stack>
  );
}

function FoundText({
  found,
  onWithdraw,
}: {
  readonly found: ReceiptResponse;
  readonly onWithdraw: () => void;
}) {
  const { t } = useTranslation('donation');
  const [isSure, setIsSure] = useState(false);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', p: '12px', bgcolor: 'var(--sunken)' }}>
      <Typography role="status">{t(`states.${found.state}`)}</Typography>
      {found.reason !== null && <Typography>{t('lookup.reason', { reason: found.reason })}</Typography>}
      {found.state !== 'withdrawn' && (
        <>
          <Typography variant="h3">{found.title}</Typography>
          <Typography
            lang="et"
            tabIndex={0}
            sx={{
              ...letters[16],
              fontFamily: 'var(--serif)',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              maxHeight: 240,
              overflow: 'auto',
              width: 1,
            }}
          >
            {found.text}
          </Typography>
          {isSure ? (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" onClick={onWithdraw}>
                  {t('lookup.confirm')}
                </Button>
              }
            >
              {t('lookup.sure')}
            </Alert>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setIsSure(true)}>
              {t('lookup.withdraw')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

const RECEIPT_FILE = 'keelerada-kviitung.txt';

interface SentPanelProps {
  /** Null if the same text had been donated before. */
  readonly receipt: string | null;
  readonly title: string;
  readonly onRestore: (withText: boolean) => void;
}

/** What a donor sees after sending: the receipt code, and ways to go on. */
function SentPanel({ receipt, title, onRestore }: SentPanelProps) {
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

/** Wider fields would be no easier to fill. */
const FORM_PX = 680;

/** Donating a text to the corpus and taking it back. */
export function DonationPage() {
  const { t } = useTranslation('donation');
  const donation = useDonation();
  return (
    <PageContent>
      <Stack spacing="24px" sx={{ maxWidth: FORM_PX }}>
        <div>
          <Typography variant="h1" gutterBottom>
            {t('title')}
          </Typography>
          <Typography sx={{ ...letters[16], color: 'var(--ink-2)' }}>{t('introduction')}</Typography>
        </div>
        {donation.sent !== null && (
          <SentPanel
            receipt={donation.sent.receipt}
            title={donation.sent.values.pealkiri}
            onRestore={donation.restore}
          />
        )}
        {/* On paper stands the receipt alone. */}
        <Stack spacing="40px" sx={donation.sent === null ? {} : { displayPrint: 'none' }}>
          <DonationForm donation={donation} />
          <ReceiptPanel />
        </Stack>
      </Stack>
    </PageContent>
  );
}
