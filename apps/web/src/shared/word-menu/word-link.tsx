import { Link } from 'react-router';
import { type AddressSearch, makeSearchPath } from '../word-search/word-links';

interface WordLinkProps {
  readonly text: string;
  readonly search: AddressSearch;
  /** Where the text alone does not say what the link opens. */
  readonly label?: string;
  /** Of `useTextsHash`, which costs too much for each word of a table. */
  readonly textsHash: string;
}

/** A word of a result table, which gives it its look, that leads to its concordance, in a new tab as well. */
export function WordLink({ text, search, label, textsHash }: WordLinkProps) {
  return (
    <Link
      to={makeSearchPath(search) + textsHash}
      lang={label === undefined ? 'et' : undefined}
      aria-label={label}
      title={label ?? text}
      data-word={label === undefined ? 'word' : 'number'}
    >
      {text}
    </Link>
  );
}
