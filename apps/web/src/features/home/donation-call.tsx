import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Asks for a text of the visitor's own. */
export function DonationCall() {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      aria-labelledby="donation-heading"
      sx={{
        p: { xs: 3, md: 5 },
        borderRadius: 3,
        bgcolor: 'background.subtle',
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
      }}
    >
      <Typography variant="h2" id="donation-heading">
        {t('donation.title')}
      </Typography>
      <Typography sx={{ maxWidth: '70ch' }}>{t('donation.text')}</Typography>
      <Button variant="contained" size="large" component={Link} to="/adding" startIcon={<FavoriteIcon />}>
        {t('donation.open')}
      </Button>
    </Box>
  );
}
