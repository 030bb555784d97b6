import MuiLink from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { WordSearch } from '../../shared/word-menu/word-links';
import { makeToolPath } from '../../shared/word-menu/word-links';
import { writeFrameSearch } from './frame-messages';
import { isFramed } from './use-surrounding-page';

/**
 * Words that lead to their concordance. In a frame the page around goes there, because it holds the chosen texts; with a key
 * pressed the browser does as it does with any link.
 */
export function ConcordanceLink({ search }: { readonly search: WordSearch }) {
  const ask = (event: MouseEvent) => {
    if (!isFramed() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.parent.postMessage(writeFrameSearch(search), window.location.origin);
  };
  return (
    <MuiLink
      component={Link}
      to={makeToolPath('wordcontext', search)}
      onClick={ask}
      lang="et"
      underline="hover"
    >
      {search.word}
    </MuiLink>
  );
}
