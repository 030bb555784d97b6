import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import { makeKindPicture } from './kind-picture';
import type { LinkContent, OutsideLink } from './links-content';

interface LinkCardProps extends OutsideLink {
  readonly labels: LinkContent['tags'];
}

/** A link with what stands behind it. The picture tells its kind: a logo would have to come from a third party. */
export function LinkCard({ name, url, description, tags, labels }: LinkCardProps) {
  const { t } = useTranslation('links');
  const readLabel = useLabel();
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', gap: 2, p: 2 }}>
      <Avatar variant="rounded" aria-hidden sx={{ bgcolor: 'background.subtle', color: 'text.primary' }}>
        {makeKindPicture(tags)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 650 }}>
          {name}
          <OpenInNewIcon
            titleAccess={t('new_window')}
            sx={{ fontSize: '0.9em', ml: 0.5, verticalAlign: 'text-bottom' }}
          />
        </Link>
        <Typography variant="body2" sx={{ my: 0.5 }}>
          {readLabel(description)}
        </Typography>
        <Stack direction="row" useFlexGap component="ul" sx={{ flexWrap: 'wrap', gap: 0.5, p: 0, m: 0 }}>
          {tags.map((tag) => (
            <Chip key={tag} component="li" size="small" variant="outlined" label={readLabel(labels[tag]!)} />
          ))}
        </Stack>
      </Box>
    </Card>
  );
}
