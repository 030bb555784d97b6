import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

interface OutsideListProps {
  readonly entries: readonly { readonly name: string; readonly url: string }[];
}

/** Entries of which each leads to a page elsewhere. */
export function OutsideList({ entries }: OutsideListProps) {
  return (
    <Stack component="ul" spacing={1.25} sx={{ pl: 2.5, maxWidth: '80ch' }}>
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
