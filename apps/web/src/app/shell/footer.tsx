import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

interface ColumnProps {
  readonly title: string;
  /** Addresses of the site, or of others. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <Stack component="nav" aria-label={title} spacing="4px" sx={{ alignItems: 'flex-start' }}>
      <Typography component="h2" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
        {title}
      </Typography>
      {links.map(({ to, text }) =>
        to.startsWith('/') ? (
          <Link key={to} component={RouterLink} to={to} underline="hover">
            {text}
          </Link>
        ) : (
          <Link key={to} href={to} target="_blank" rel="noreferrer" underline="hover">
            {text}
          </Link>
        ),
      )}
    </Stack>
  );
}

/** The columns of the footer by what they lead to. */
function useColumns(): Readonly<Record<'links' | 'reference' | PageColumn, ColumnProps>> {
  const { t } = useTranslation('shell');
  const readLabel = useLabel();
  const listPages = (column: PageColumn) => ({
    title: t(`footer.${column}`),
    links: pages
      .filter(({ footer }) => footer === column)
      .map(({ path, titleKey }) => ({ to: path, text: t(titleKey) })),
  });
  return {
    tools: listPages('tools'),
    more: listPages('more'),
    about: listPages('about'),
    site: listPages('site'),
    links: {
      title: t('footer.links'),
      links: linkSections
        .filter(({ group }) => group === undefined)
        .map(({ anchor, title }) => ({ to: `/links#${anchor}`, text: readLabel(title) })),
    },
    reference: {
      title: t('footer.reference'),
      links: references.map(({ name, url }) => ({ to: url, text: readLabel(name) })),
    },
  };
}

type PageColumn = NonNullable<PageDeclaration['footer']>;

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
  const columns = useColumns();
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
        <Column {...columns.tools} />
        <Column {...columns.links} />
        <Column {...columns.more} />
        <Column {...columns.about} />
        <Stack spacing="24px">
          <Column {...columns.site} />
          <Column {...columns.reference} />
        </Stack>
      </Box>
    </Box>
  );
}
