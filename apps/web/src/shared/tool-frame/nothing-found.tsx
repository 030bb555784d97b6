import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isWholeCorpus } from '../text-selection/whole-corpus.queries';
import { useCorpusSearch } from '../corpus-search/use-corpus-search';
import { callApi } from '../http/call-api';
import { useNumberFormat } from '../i18n/use-language';
import { useTextsHash } from '../result-link/use-texts-hash';
import { makeTextFields } from '../text-selection/make-text-fields';
import { useTextSelection } from '../text-selection/text-selection';
import { makeToolPath, type SearchTool } from '../word-search/word-links';

/** A search for a keyword, as far as a request has one. */
interface SearchedKeyword {
  readonly keyword?: string | null;
  readonly type?: string | null;
}

interface NothingFoundProps {
  /** Key of what is said of it. */
  readonly messageKey: string;
  readonly request: object;
  /** Runs the search over all texts or for another word; absent for a tool that looks for no word. */
  readonly searchTool: SearchTool | undefined;
}

/** Patterns and several words are like no base form. */
const isWord = (keyword: string) => !/[\s*?]/u.test(keyword);

/** Base forms of the chosen texts that are written almost like the keyword, each a search. */
function NearestWords({ keyword, tool }: { readonly keyword: string; readonly tool: SearchTool }) {
  const { t } = useTranslation('tool-frame');
  const formatNumber = useNumberFormat();
  const textsHash = useTextsHash();
  const { revision, side, ...texts } = useTextSelection();
  const { data } = useQuery({
    queryKey: ['nearest-words', side, revision, keyword],
    queryFn: ({ signal }) =>
      callApi(nearestWordsCall, { body: { ...makeTextFields(texts), keyword }, signal }),
    meta: { handlesErrors: true },
  });
  const words = data?.algvormid ?? [];
  if (words.length === 0) return null;
  return (
    <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {t('nearest')}
      {words.map(({ word, frequencyCount }) => (
        <span key={word}>
          <Link
            component={RouterLink}
            to={makeToolPath(tool, { word, type: 'LEMMAS', keepCapitalization: false }) + textsHash}
            lang="et"
          >
            {word}
          </Link>
          {` ${formatNumber(frequencyCount)}`}
        </span>
      ))}
    </Box>
  );
}

/** In the place of a result without rows: what was looked for in vain, words like it, and the search in all texts. */
export function NothingFound({ messageKey, request, searchTool }: NothingFoundProps) {
  const { t } = useTranslation('tool-frame');
  const { corpusSource, side } = useTextSelection();
  const { search, isPending } = useCorpusSearch();
  const { keyword, type } = request as SearchedKeyword;
  const hasWord = typeof keyword === 'string' && searchTool !== undefined;
  const canSearchAll = hasWord && side === 'A' && !isWholeCorpus(corpusSource);
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {t(messageKey)}
      {hasWord && isWord(keyword) && <NearestWords keyword={keyword} tool={searchTool} />}
      {/* Who hears or copies it meets two sentences. */}
      {canSearchAll && ' '}
      {canSearchAll && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={isPending}
          onClick={() => search(keyword, type === 'WORDS' ? 'WORDS' : 'LEMMAS', searchTool)}
          sx={{ mt: 1 }}
        >
          {t('search_all')}
        </Button>
      )}
    </Alert>
  );
}
