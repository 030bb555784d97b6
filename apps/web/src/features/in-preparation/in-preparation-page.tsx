import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface InPreparationPageProps {
  /** Message key of the page's title, with its namespace. */
  readonly titleKey: string;
}

/** A page that has its place in the navigation and is being built. */
export function InPreparationPage({ titleKey }: InPreparationPageProps) {
  const { t } = useTranslation('shell');
  return (
    <Box sx={{ py: 3, maxWidth: '64ch' }}>
      <Typography variant="h1" gutterBottom>
        {t(titleKey)}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          p: 3,
          my: 2,
          borderRadius: 1,
          bgcolor: 'primary.light',
          color: 'text.primary',
        }}
      >
        <ConstructionIcon color="primary" />
        <div>
          <Typography sx={{ fontWeight: 650 }}>{t('in_preparation.title')}</Typography>
          <Typography>{t('in_preparation.text')}</Typography>
        </div>
      </Box>
      <Button component={Link} to="/tools/wordlist" variant="contained">
        {t('in_preparation.to_tools')}
      </Button>
    </Box>
  );
}
