import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A page that has its place in the navigation and is being built. */
export function InPreparationPage() {
  const { t } = useTranslation('shell');
  return (
    <Container maxWidth="sm" sx={{ py: 8 }}>
      <Typography variant="h1" gutterBottom>
        {t('in_preparation.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('in_preparation.text')}</Typography>
      <Button component={Link} to="/tools/wordlist" variant="contained">
        {t('in_preparation.to_tools')}
      </Button>
    </Container>
  );
}
