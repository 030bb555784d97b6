import LinkIcon from '@mui/icons-material/Link';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeSelection } from '../text-selection/text-selection';
import { useResultAddress } from './use-result-address';
import { PlainDialog } from '../ui/plain-dialog';

interface LinkDialogProps {
  readonly address: string | null;
  readonly hasOwnText: boolean;
  /** What whoever opens it sees. */
  readonly explanation: string;
  readonly onClose: () => void;
}

function LinkDialog({ address, hasOwnText, explanation, onClose }: LinkDialogProps) {
  const { t } = useTranslation('result-link');
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  // Pages without TLS have no clipboard: the address can then be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <PlainDialog
      title={t('title')}
      onClose={onClose}
      closeText={t('close')}
      {...(address !== null && { confirm: { text: t('copy'), run: () => void copy() } })}
    >
      {address === null ? (
        <Alert severity="warning">{t('too_long')}</Alert>
      ) : (
        <Stack spacing={2}>
          <Typography>{explanation}</Typography>
          {hasOwnText && <Alert severity="info">{t('own_text_left_out')}</Alert>}
          <TextField
            label={t('address')}
            value={address}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Typography role="status">{copied !== null && t(`copied.${copied}`)}</Typography>
        </Stack>
      )}
    </PlainDialog>
  );
}

interface LinkButtonProps extends Pick<LinkDialogProps, 'hasOwnText' | 'explanation'> {
  /** Null where it would be too long. */
  readonly makeAddress: () => string | null;
}

/** Hands out an address. */
export function LinkButton({ makeAddress, ...about }: LinkButtonProps) {
  const { t } = useTranslation('result-link');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<LinkIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <LinkDialog {...about} address={makeAddress()} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ResultLinkButtonProps {
  /** The request whose result shows. */
  readonly request: object;
}

/** Hands out an address that brings the result back (texts and options, never the own text). */
export function ResultLinkButton({ request }: ResultLinkButtonProps) {
  const { t } = useTranslation('result-link');
  const { ownTexts, compared } = useWholeSelection();
  const makeAddress = useResultAddress();
  return (
    <LinkButton
      makeAddress={() => makeAddress(request)}
      hasOwnText={ownTexts !== null || (compared !== null && compared.ownTexts !== null)}
      explanation={t('explanation')}
    />
  );
}
