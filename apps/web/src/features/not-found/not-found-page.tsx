import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Container maxWidth="sm" sx={{ py: 8, textAlign: 'center' }}>
      <ExploreOffIcon color="action" sx={{ fontSize: 64, mb: 2 }} />
      <Typography variant="h1" gutterBottom>
        {t('not_found.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('not_found.text')}</Typography>
      <Button component={Link} to="/" variant="contained" size="large">
        {t('go_home')}
      </Button>
    </Container>
  );
}
