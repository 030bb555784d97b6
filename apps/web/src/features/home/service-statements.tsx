import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section';

const services = ['corpus', 'analysis', 'corrector', 'links'] as const;

/** What the product offers, in four statements. */
export function ServiceStatements({ id }: { readonly id: string }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection id={id} title={t('services.title')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: '24px 40px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {services.map((name) => (
          <li key={name}>
            <Typography variant="h3" sx={{ mb: '4px' }}>
              {t(`services.${name}.title`)}
            </Typography>
            <Typography sx={{ color: 'var(--ink-2)' }}>{t(`services.${name}.text`)}</Typography>
          </li>
        ))}
      </Box>
    </HomeSection>
  );
}
