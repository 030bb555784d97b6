import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE } from '../../shared/design/tokens';
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
      <Typography sx={{ ...letters[16], maxWidth: MEASURE, mb: 2 }}>{t('grants.intro')}</Typography>
      <OutsideList entries={grants} />
    </>
  );
}
