import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../shared/session/session';
import { branding } from '../branding';
import { KeyboardHelp } from '../keyboard-help/keyboard-help';
import { pages } from '../pages';
import { ProductLogo } from './product-logo';

const columns = ['tools', 'more', 'about'] as const;

/** Contact, version, and links to all pages. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { version } = useSession();
  return (
    <Box component="footer" sx={{ mt: 8, py: 5, bgcolor: 'primary.light', color: 'text.primary' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.5fr 1fr 1fr 1fr' },
        }}
      >
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <ProductLogo />
          <Link href={`mailto:${branding.contactEmail}`} color="inherit">
            {branding.contactEmail}
          </Link>
          <Link href={branding.licenceUrl} target="_blank" rel="noreferrer" color="inherit">
            {t('footer.licence')}
          </Link>
          <Link href="/api/docs" color="inherit">
            {t('footer.api')}
          </Link>
          <KeyboardHelp />
          {version === '' ? (
            <Typography>{new Date().getFullYear()}</Typography>
          ) : (
            <Link href={`${branding.releaseUrl}${version}`} target="_blank" rel="noreferrer" color="inherit">
              {t('footer.version', { version })}
            </Link>
          )}
        </Stack>
        {columns.map((column) => (
          <Stack key={column} component="nav" aria-label={t(`footer.${column}`)} spacing={1}>
            <Typography component="h2" sx={{ fontWeight: 650 }}>
              {t(`footer.${column}`)}
            </Typography>
            {pages
              .filter(({ footer }) => footer === column)
              .map(({ path, titleKey }) => (
                <Link key={path} component={RouterLink} to={path} color="inherit">
                  {t(titleKey)}
                </Link>
              ))}
          </Stack>
        ))}
      </Container>
    </Box>
  );
}
