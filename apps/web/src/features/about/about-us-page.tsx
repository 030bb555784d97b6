import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const PARAGRAPHS = ['what', 'corpus', 'tools', 'honest', 'open'] as const;

/** What the environment is and where its texts come from. */
export function AboutUsPage() {
  const { t } = useTranslation('about');
  return (
    <Stack spacing={2} sx={{ maxWidth: '70ch', alignItems: 'flex-start' }}>
      <Typography variant="h1">{t('us.title')}</Typography>
      {PARAGRAPHS.map((name) => (
        <Typography key={name}>{t(`us.${name}`)}</Typography>
      ))}
      <Button component={Link} to="/adding" variant="contained">
        {t('us.donate')}
      </Button>
    </Stack>
  );
}
