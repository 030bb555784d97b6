import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { letters, MEASURE } from '../../shared/design/tokens';

interface OutsideListProps {
  readonly entries: readonly { readonly name: string; readonly url: string }[];
}

/** Entries of which each leads to a page elsewhere. */
export function OutsideList({ entries }: OutsideListProps) {
  return (
    <Stack component="ul" spacing={1} sx={{ ...letters[16], m: 0, pl: '24px', maxWidth: MEASURE }}>
      {entries.map(({ name, url }) => (
        <li key={name}>
          <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
