import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { useSiteContent } from '../../shared/site-content/site-content';
import { startAbout } from './about-content';

/** What the environment is and where its texts come from. */
export function AboutUsPage() {
  const { t } = useTranslation('about');
  const readLabel = useLabel();
  const { us } = useSiteContent('about', startAbout);
  return (
    <Stack spacing={2} sx={{ maxWidth: MEASURE, alignItems: 'flex-start' }}>
      <Typography variant="h1">{t('us.title')}</Typography>
      {us.map((paragraph) => (
        <Typography key={paragraph.et} sx={letters[16]}>
          {readLabel(paragraph)}
        </Typography>
      ))}
      <Button component={Link} to="/adding" variant="outlined">
        {t('us.donate')}
      </Button>
    </Stack>
  );
}
