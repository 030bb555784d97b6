import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MEASURE } from '../../shared/design/tokens';
import { HomeSection } from './home-section';

/** Asks for a text of the visitor's own. */
export function DonationCall() {
  const { t } = useTranslation('home');
  return (
    <HomeSection id="donation" title={t('donation.title')}>
      <Typography sx={{ maxWidth: MEASURE, color: 'var(--ink-2)', mb: 2 }}>{t('donation.text')}</Typography>
      <Button variant="outlined" component={Link} to="/adding">
        {t('donation.open')}
      </Button>
    </HomeSection>
  );
}
