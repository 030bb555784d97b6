import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { type AddressSearch, makeSearchPath } from '../../shared/word-search/word-links';
import { isFramed } from './use-surrounding-page';

interface ConcordanceLinkProps {
  readonly search: AddressSearch;
  readonly children: ReactNode;
  /** Language of what is shown, where it is not that of the page. */
  readonly lang?: string;
}

/** Words or a pattern that lead to their concordance: from a frame in a new tab, where no address takes an own text. */
export function ConcordanceLink({ search, children, lang }: ConcordanceLinkProps) {
  const { ownTexts } = useTextSelection();
  const textsHash = useTextsHash();
  if (isFramed() && ownTexts !== null) return <span lang={lang}>{children}</span>;
  return (
    <MuiLink
      component={Link}
      to={makeSearchPath(search) + textsHash}
      {...(isFramed() && { target: '_blank' })}
      lang={lang}
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}
