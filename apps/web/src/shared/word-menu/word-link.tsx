import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { AddressSearch } from './word-links';
import { makeSearchPath } from './word-links';

interface WordLinkProps {
  readonly text: string;
  readonly search: AddressSearch;
  /** Of `useTextsHash`, which costs too much for each word of a table. */
  readonly textsHash: string;
}

/** A word of a table that leads to its concordance, in a new tab as well. */
export function WordLink({ text, search, textsHash }: WordLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={makeSearchPath(search) + textsHash}
      lang="et"
      color="inherit"
      underline="hover"
    >
      {text}
    </Link>
  );
}
