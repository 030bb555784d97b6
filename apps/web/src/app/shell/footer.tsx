import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import linkSections from '../../../content/link-sections.json';
import references from '../../../content/references.json';
import { letters, pageStyle } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { branding } from '../branding';
import { KeyboardHelp } from '../keyboard-help/keyboard-help';
import type { PageDeclaration } from '../page-declaration';
import { pages } from '../pages';
import { ProductLogo } from './product-logo';

interface GroupProps {
  readonly title: string;
  /** Addresses of the site, or of others. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** A group of links: a line of its own, on phones folded. */
function Group({ title, links }: GroupProps) {
  const isWide = useIsAtLeast('sm');
  const list = (
    <Box component="ul" sx={listStyle}>
      {links.map(({ to, text }) => (
        <li key={to}>
          {to.startsWith('/') ? (
            <Link component={RouterLink} to={to} underline="hover">
              {text}
            </Link>
          ) : (
            <Link href={to} target="_blank" rel="noreferrer" underline="hover">
              {text}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
  if (!isWide)
    return (
      <Box component="details" sx={{ '& > summary': { py: 1.5, cursor: 'pointer' } }}>
        <summary>{title}</summary>
        {list}
      </Box>
    );
  return (
    <Box component="nav" aria-label={title} sx={groupStyle}>
      <Typography component="h2" sx={{ ...letters[12], fontWeight: 600, color: 'var(--ink)' }}>
        {title}
      </Typography>
      {list}
    </Box>
  );
}

/** The groups of the footer, in their order. */
function useGroups(): readonly GroupProps[] {
  const { t } = useTranslation('shell');
  const readLabel = useLabel();
  const listPages = (column: PageColumn) => ({
    title: t(`footer.${column}`),
    links: pages
      .filter(({ footer }) => footer === column)
      .map(({ path, titleKey }) => ({ to: path, text: t(titleKey) })),
  });
  const sections = {
    title: t('footer.links'),
    links: linkSections
      .filter(({ group }) => group === undefined)
      .map(({ anchor, title }) => ({ to: `/links#${anchor}`, text: readLabel(title) })),
  };
  const elsewhere = {
    title: t('footer.reference'),
    links: references.map(({ name, url }) => ({ to: url, text: readLabel(name) })),
  };
  return [listPages('tools'), listPages('more'), sections, listPages('about'), listPages('site'), elsewhere];
}

type PageColumn = NonNullable<PageDeclaration['footer']>;

const linesStyle = {
  ...pageStyle,
  ...letters[12],
  py: { xs: '16px', sm: '24px' },
  display: 'grid',
  rowGap: { sm: '4px' },
} as const;
const groupStyle = {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: '16px',
  gridTemplateColumns: '96px minmax(0, 1fr)',
} as const;
const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16px',
  '& a': {
    color: 'var(--ink-2)',
    minHeight: { xs: 36, sm: 24 },
    display: 'inline-flex',
    alignItems: 'center',
  },
} as const;
const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  pt: '12px',
} as const;

/** Links to all pages in one quiet block, then contact and version. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { version } = useSession();
  const groups = useGroups();
  return (
    <Box
      component="footer"
      sx={{ mt: '40px', borderTop: '1px solid var(--line)', color: 'var(--ink-2)', displayPrint: 'none' }}
    >
      <Box sx={linesStyle}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Box sx={factsStyle}>
          <ProductLogo />
          <span>{t('footer.not_stored')}</span>
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
        </Box>
      </Box>
    </Box>
  );
}
