import type { SearchType } from '@keelerada/contract/fields/choices';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCorpusSearch } from '../corpus-search/use-corpus-search';
import { makeToolPath } from '../word-search/word-links';

/** The way to the lines of a word in the chosen texts. */
export function LinesLink({ word, textsHash }: { readonly word: string; readonly textsHash: string }) {
  const { t } = useTranslation('word-examples');
  const path = makeToolPath('wordcontext', { word, type: 'LEMMAS', keepCapitalization: false });
  return (
    <Link to={path + textsHash} style={{ color: 'inherit' }}>
      {t('all_lines')}
    </Link>
  );
}

/** The way to the lines of a word in the whole corpus, which is chosen then. */
export function WholeCorpusLines({
  word,
  type = 'LEMMAS',
}: {
  readonly word: string;
  readonly type?: SearchType;
}) {
  const { t } = useTranslation('word-examples');
  const { search, isPending } = useCorpusSearch();
  return (
    <Button disabled={isPending} onClick={() => search(word, type)}>
      {t('all_lines')}
    </Button>
  );
}
