import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteContent } from '../../shared/site-content/site-content';
import { startGrants } from './about-content';
import { OutsideList } from './outside-list';

/** Research projects behind the corpus and its tools. */
export function GrantsPage() {
  const { t } = useTranslation('about');
  const grants = useSiteContent('grants', startGrants);
  return (
    <>
      <Typography variant="h1" gutterBottom>
        {t('grants.title')}
      </Typography>
      <Typography sx={{ maxWidth: '70ch', mb: 2 }}>{t('grants.intro')}</Typography>
      <OutsideList entries={grants} />
    </>
  );
}
