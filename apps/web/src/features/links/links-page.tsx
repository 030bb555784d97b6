import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import type { SideMenuItem } from '../../shared/ui/side-menu-layout/side-menu-item';
import { SideMenuLayout } from '../../shared/ui/side-menu-layout/side-menu-layout';
import { useSiteContent } from '../../shared/site-content/site-content';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import CorpusIcon from '@mui/icons-material/StorageOutlined';
import CorrectorIcon from '@mui/icons-material/SpellcheckOutlined';
import DictionaryIcon from '@mui/icons-material/MenuBookOutlined';
import GameIcon from '@mui/icons-material/ExtensionOutlined';
import LearningIcon from '@mui/icons-material/SchoolOutlined';
import ListeningIcon from '@mui/icons-material/HeadphonesOutlined';
import PageIcon from '@mui/icons-material/LanguageOutlined';
import TranslationIcon from '@mui/icons-material/TranslateOutlined';
import type { ReactNode } from 'react';
import sections from '../../../content/link-sections.json';
import content from '../../../content/links.json';
import type { Label } from '@keelerada/contract/texts/enumerations';
import type { SiteContents } from '@keelerada/contract/site/site-content';

export type LinkContent = SiteContents['links'];
export type OutsideLink = LinkContent['links'][string][number];

export interface LinkSection {
  readonly anchor: string;
  readonly title: Label;
  /** Anchor of the section that this one is a part of. */
  readonly group?: string;
}

/** Links by section as the content folder has them, until administrators publish others; the sections stay. */
export const startLinks: LinkContent = content;
export const linkSections: readonly LinkSection[] = sections;

/** Words in the tags of a link; the first kind that fits counts. */
const KINDS: readonly (readonly [RegExp, ReactNode])[] = [
  [/tõlk/u, <TranslationIcon key="translation" />],
  [/korrektor/u, <CorrectorIcon key="corrector" />],
  [/sõnastik|sõnaraamat|leksikon/u, <DictionaryIcon key="dictionary" />],
  [/korpus/u, <CorpusIcon key="corpus" />],
  [/mäng/u, <GameIcon key="game" />],
  [/kuula|heli|video|film|saade|raadio|podcast|taskuhääling/u, <ListeningIcon key="listening" />],
  [/kursus|õp|harjutus|test|eksam|grammatika/u, <LearningIcon key="learning" />],
];

/** A small picture of our own for the kind of page that the tags tell. */
function makeKindPicture(tags: readonly string[]): ReactNode {
  return KINDS.find(([word]) => tags.some((tag) => word.test(tag)))?.[1] ?? <PageIcon />;
}

const tagsStyle = {
  ...letters[12],
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  m: 0,
  mt: '4px',
  p: 0,
  color: 'var(--ink-3)',
} as const;

interface LinkCardProps extends OutsideLink {
  readonly labels: LinkContent['tags'];
}

/** A link with what stands behind it, under a hairline. The picture tells its kind: a logo would have to come from a third party. */
function LinkCard({ name, url, description, tags, labels }: LinkCardProps) {
  const { t } = useTranslation('links');
  const readLabel = useLabel();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '12px', py: '12px', listStyle: 'none', borderTop: '1px solid var(--line)' }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'var(--ink-3)', '& svg': { fontSize: '1.25rem' } }}>
        {makeKindPicture(tags)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 600 }}>
          {name}
          <OpenInNewIcon
            titleAccess={t('new_window')}
            sx={{ fontSize: '0.875rem', ml: 0.5, verticalAlign: 'text-bottom', color: 'var(--ink-3)' }}
          />
        </Link>
        <Typography sx={{ color: 'var(--ink-2)' }}>{readLabel(description)}</Typography>
        <Box component="ul" sx={tagsStyle}>
          {tags.map((tag) => (
            <li key={tag}>{readLabel(readOwn(labels, tag)!)}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

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
