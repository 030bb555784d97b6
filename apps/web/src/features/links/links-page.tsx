import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import type { SideMenuItem } from '../../shared/ui/side-menu-layout/side-menu-item';
import { SideMenuLayout } from '../../shared/ui/side-menu-layout/side-menu-layout';
import { useSiteContent } from '../../shared/site-content/site-content';
import { LinkCard } from './link-card';
import { linkSections, startLinks, type LinkContent, type LinkSection } from './links-content';

interface SectionProps {
  readonly section: LinkSection;
  readonly content: LinkContent;
  /** A text above the links. */
  readonly text?: string | undefined;
}

function Section({ section, content, text }: SectionProps) {
  const readLabel = useLabel();
  const isPart = section.group !== undefined;
  const links = readOwn(content.links, section.anchor) ?? [];
  return (
    <Box component="section" id={section.anchor} sx={{ mb: '24px' }}>
      <Typography component={isPart ? 'h3' : 'h2'} variant={isPart ? 'h3' : 'h2'} sx={{ mb: 1 }}>
        {readLabel(section.title)}
      </Typography>
      {text !== undefined && <Typography sx={{ ...letters[16], maxWidth: MEASURE }}>{text}</Typography>}
      {links.length > 0 && (
        <Box
          component="ul"
          sx={{
            p: 0,
            m: 0,
            display: 'grid',
            columnGap: '40px',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          }}
        >
          {links.map((link) => (
            <LinkCard key={link.url} {...link} labels={content.tags} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Links to other places for learners, teachers and researchers of Estonian. */
export function LinksPage() {
  const { t } = useTranslation('links');
  const readLabel = useLabel();
  const content = useSiteContent('links', startLinks);
  const items = linkSections
    .filter(({ group }) => group === undefined)
    .map((section): SideMenuItem => {
      const parts = linkSections.filter(({ group }) => group === section.anchor);
      const item = { anchor: section.anchor, label: readLabel(section.title) };
      if (parts.length === 0) return item;
      const children = parts.map(({ anchor, title }) => ({ anchor, label: readLabel(title) }));
      return { ...item, children };
    });
  return (
    <SideMenuLayout label={t('menu')} groups={[{ key: 'links', items }]}>
      <Typography variant="h1" gutterBottom>
        {t('title')}
      </Typography>
      {linkSections.map((section) => (
        <Section
          key={section.anchor}
          section={section}
          content={content}
          text={section.anchor === 'introduction' ? t('introduction') : undefined}
        />
      ))}
    </SideMenuLayout>
  );
}
