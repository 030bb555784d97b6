import type { SearchType } from '@keelerada/contract/fields/choices';
import { DEFAULT_DISPLAY_COUNT } from '@keelerada/contract/fields/limits';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { encodeFoundResult, encodeResult } from './encode-result';
import { UNKNOWN_COUNT } from './link-texts';
import { useWholeSelection } from '../text-selection/text-selection';
import { wholeCorpusQuery } from '../text-selection/whole-corpus.queries';
import { makeTableView } from '../ui/result-table/table-view';

const wholeCorpus = { query: wholeCorpusQuery, textCount: UNKNOWN_COUNT };

interface ExamplesLinkProps {
  readonly label: string;
  readonly word: string;
  readonly type?: SearchType;
  /** In the chosen texts; else in the whole corpus, whatever is chosen. */
  readonly isOfChosen?: boolean;
}

/** The way to the lines of a word, the best example sentences first. */
export function ExamplesLink({ label, word, type = 'LEMMAS', isOfChosen = false }: ExamplesLinkProps) {
  const selection = useWholeSelection();
  const options = {
    type,
    keyword: word,
    keepCapitalization: false,
    displayCount: String(DEFAULT_DISPLAY_COUNT),
    displayType: 'WORD',
  };
  const views = { view: { of: `${type} ${word}`, sort: 'EXAMPLES', pages: makeTableView() } };
  const hash =
    (isOfChosen ? encodeResult(selection, options, views) : null) ??
    encodeFoundResult(wholeCorpus, options, views);
  return (
    <Button component={Link} to={`/tools/wordcontext${hash}`} color="inherit" sx={{ color: 'var(--ink-2)' }}>
      {label}
    </Button>
  );
}
