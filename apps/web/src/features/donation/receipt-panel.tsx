import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { receiptCall, withdrawalCall, type ReceiptResponse } from '@keelerada/contract/texts/donation';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/http/call-api';
import { letters } from '../../shared/design/tokens';
import { CallFailure } from '../../shared/http/call-failure';
import { useNotices } from '../../shared/notices/notices';

const NOT_FOUND = 404;

/** With the receipt code a donor sees the text and takes it back, without an account. */
export function ReceiptPanel() {
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
        <Button type="submit" variant="outlined" sx={{ minHeight: 56, flexShrink: 0 }}>
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
