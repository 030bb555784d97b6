import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { letters } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { makeKindPicture } from './kind-picture';
import type { LinkContent, OutsideLink } from './links-content';

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
export function LinkCard({ name, url, description, tags, labels }: LinkCardProps) {
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
