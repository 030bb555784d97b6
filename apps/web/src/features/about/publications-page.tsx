import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteContent } from '../../shared/site-content/site-content';
import { startPublications } from './about-content';
import { OutsideList } from './outside-list';
import { publicationAnchors } from './publication-anchors';

/** Works on the corpus and its tools, in three lists with anchors. */
export function PublicationsPage() {
  const { t } = useTranslation(['about', 'shell']);
  const publications = useSiteContent('publications', startPublications);
  return (
    <>
      <Typography variant="h1" gutterBottom>
        {t('publications.title')}
      </Typography>
      {publicationAnchors.map(({ list, anchor }) => (
        <Box component="section" key={anchor} id={anchor} sx={{ mb: '24px' }}>
          <Typography variant="h2" gutterBottom>
            {t(`shell:publication_lists.${list}`)}
          </Typography>
          <OutsideList entries={publications[list].map(({ citation, url }) => ({ name: citation, url }))} />
        </Box>
      ))}
    </>
  );
}
