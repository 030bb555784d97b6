import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DonationForm } from './donation-form';
import { ReceiptPanel } from './receipt-panel';
import { SentPanel } from './sent-panel';
import { useDonation } from './use-donation';

/** Donating a text to the corpus and taking it back (SPEC 2, adding). */
export function DonationPage() {
  const { t } = useTranslation('donation');
  const donation = useDonation();
  return (
    <Container maxWidth="md" sx={{ py: 3 }}>
      <Stack spacing={4}>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography>{t('introduction')}</Typography>
        {donation.sent !== null && (
          <SentPanel
            receipt={donation.sent.receipt}
            title={donation.sent.values.pealkiri}
            onRestore={donation.restore}
          />
        )}
        {/* On paper stands the receipt alone. */}
        <Stack spacing={4} sx={donation.sent === null ? {} : { displayPrint: 'none' }}>
          <DonationForm donation={donation} />
          <ReceiptPanel />
        </Stack>
      </Stack>
    </Container>
  );
}
