import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import linkSections from '../../../content/link-sections.json';
import references from '../../../content/references.json';
import { useLabel } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { branding } from '../branding';
import { KeyboardHelp } from '../keyboard-help/keyboard-help';
import type { PageDeclaration } from '../page-declaration';
import { pages } from '../pages';
import { ProductLogo } from './product-logo';

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="nav" aria-label={title} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="h2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function PageColumn({ column }: { readonly column: NonNullable<PageDeclaration['footer']> }) {
  const { t } = useTranslation('shell');
  return (
    <Column title={t(`footer.${column}`)}>
      {pages
        .filter(({ footer }) => footer === column)
        .map(({ path, titleKey }) => (
          <Link key={path} component={RouterLink} to={path} color="inherit">
            {t(titleKey)}
          </Link>
        ))}
    </Column>
  );
}

function LinkSections() {
  const { t } = useTranslation('shell');
  const readLabel = useLabel();
  return (
    <Column title={t('footer.links')}>
      {linkSections
        .filter(({ group }) => group === undefined)
        .map(({ anchor, title }) => (
          <Link key={anchor} component={RouterLink} to={`/links#${anchor}`} color="inherit">
            {readLabel(title)}
          </Link>
        ))}
    </Column>
  );
}

function References() {
  const { t } = useTranslation('shell');
  const readLabel = useLabel();
  return (
    <Column title={t('footer.reference')}>
      {references.map(({ name, url }) => (
        <Link key={url} href={url} target="_blank" rel="noreferrer" color="inherit">
          {readLabel(name)}
        </Link>
      ))}
    </Column>
  );
}

/** Contact, version, and links to all pages. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { version } = useSession();
  return (
    <Box
      component="footer"
      sx={{ mt: 8, py: 5, bgcolor: 'background.subtle', color: 'text.primary', displayPrint: 'none' }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.3fr 1fr 1.2fr 1fr' },
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
            <Link href={`${branding.releaseUrl}${version}`} color="inherit">
              {t('footer.version', { version })}
            </Link>
          )}
        </Stack>
        <Stack spacing={4}>
          <PageColumn column="tools" />
          <PageColumn column="more" />
        </Stack>
        <Stack spacing={4}>
          <LinkSections />
          <References />
        </Stack>
        <Stack spacing={4}>
          <PageColumn column="about" />
          <PageColumn column="site" />
        </Stack>
      </Container>
    </Box>
  );
}
