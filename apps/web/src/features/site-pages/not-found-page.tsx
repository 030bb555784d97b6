import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PageContent>
      <Typography variant="h1" gutterBottom>
        {t('not_found.title')}
      </Typography>
      <Typography sx={{ ...letters[16], maxWidth: MEASURE, mb: 2, color: 'var(--ink-2)' }}>
        {t('not_found.text')}
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        {t('go_home')}
      </Button>
    </PageContent>
  );
}
