import MuiLink from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { AddressSearch } from '../../shared/word-menu/word-links';
import { makeSearchPath } from '../../shared/word-menu/word-links';
import { writeFrameSearch } from './frame-messages';
import { isFramed } from './use-surrounding-page';

interface ConcordanceLinkProps {
  readonly search: AddressSearch;
  readonly children: ReactNode;
  /** Language of what is shown, where it is not that of the page. */
  readonly lang?: string;
}

/**
 * Words or a pattern that lead to their concordance. In a frame the page around goes there, because it holds the chosen texts; with a key
 * pressed the browser does as it does with any link.
 */
export function ConcordanceLink({ search, children, lang }: ConcordanceLinkProps) {
  const ask = (event: MouseEvent) => {
    if (!isFramed() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.parent.postMessage(writeFrameSearch(search), window.location.origin);
  };
  return (
    <MuiLink
      component={Link}
      to={makeSearchPath(search) + useTextsHash()}
      onClick={ask}
      lang={lang}
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}
