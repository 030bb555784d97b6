import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import QueryStatsIcon from '@mui/icons-material/QueryStatsOutlined';
import TravelExploreIcon from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const services = [
  { name: 'corpus', Icon: LibraryBooksIcon },
  { name: 'analysis', Icon: QueryStatsIcon },
  { name: 'corrector', Icon: FactCheckIcon },
  { name: 'links', Icon: TravelExploreIcon },
] as const;

/** What the product offers, in four statements (SPEC 2). */
export function ServiceStatements({ id }: { readonly id: string }) {
  const { t } = useTranslation('home');
  return (
    <Box component="section" id={id} aria-labelledby="services-heading">
      <Typography variant="h2" id="services-heading" sx={{ mb: 2 }}>
        {t('services.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {services.map(({ name, Icon }) => (
          <Box component="li" key={name} sx={{ listStyle: 'none' }}>
            <Icon color="action" sx={{ fontSize: 36, mb: 0.5 }} />
            <Typography variant="h3" gutterBottom>
              {t(`services.${name}.title`)}
            </Typography>
            <Typography>{t(`services.${name}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
