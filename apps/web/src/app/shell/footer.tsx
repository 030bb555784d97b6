import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import linkSections from '../../../content/link-sections.json';
import references from '../../../content/references.json';
import { letters, pageStyle } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { branding } from '../branding';
import { KeyboardHelp } from '../keyboard-help/keyboard-help';
import type { PageDeclaration } from '../page-declaration';
import { pages } from '../pages';
import { ProductLogo } from './product-logo';

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="nav" aria-label={title} spacing="4px" sx={{ alignItems: 'flex-start' }}>
      <Typography component="h2" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
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
          <Link key={path} component={RouterLink} to={path} underline="hover">
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
          <Link key={anchor} component={RouterLink} to={`/links#${anchor}`} underline="hover">
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
        <Link key={url} href={url} target="_blank" rel="noreferrer" underline="hover">
          {readLabel(name)}
        </Link>
      ))}
    </Column>
  );
}

const gridStyle = {
  ...pageStyle,
  ...letters[14],
  py: '24px',
  display: 'grid',
  gap: '24px 40px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 56.25em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 75em)': { gridTemplateColumns: '1.2fr repeat(5, minmax(0, 1fr))' },
} as const;

/** Contact, version, and links to all pages. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { version } = useSession();
  return (
    <Box
      component="footer"
      sx={{ mt: '40px', borderTop: '1px solid var(--line)', color: 'var(--ink-2)', displayPrint: 'none' }}
    >
      <Box sx={gridStyle}>
        <Stack spacing="8px" sx={{ alignItems: 'flex-start', ...letters[12] }}>
          <ProductLogo />
          <Link href={`mailto:${branding.contactEmail}`}>{branding.contactEmail}</Link>
          <Link href={branding.licenceUrl} target="_blank" rel="noreferrer">
            {t('footer.licence')}
          </Link>
          <Link href="/api/docs">{t('footer.api')}</Link>
          <KeyboardHelp />
          {version === '' ? (
            <span>{new Date().getFullYear()}</span>
          ) : (
            <Link href={`${branding.releaseUrl}${version}`}>{t('footer.version', { version })}</Link>
          )}
        </Stack>
        <PageColumn column="tools" />
        <LinkSections />
        <PageColumn column="more" />
        <PageColumn column="about" />
        <Stack spacing="24px">
          <PageColumn column="site" />
          <References />
        </Stack>
      </Box>
    </Box>
  );
}
