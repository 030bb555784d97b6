import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';
import { DonationForm } from './donation-form';
import { ReceiptPanel } from './receipt-panel';
import { SentPanel } from './sent-panel';
import { useDonation } from './use-donation';

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
