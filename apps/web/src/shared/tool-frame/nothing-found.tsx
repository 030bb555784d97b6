import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isWholeCorpus } from '../text-selection/whole-corpus.queries';
import { useCorpusSearch } from '../corpus-search/use-corpus-search';
import { letters } from '../design/tokens';
import { callApi } from '../http/call-api';
import { useNumberFormat } from '../i18n/use-language';
import { useTextsHash } from '../result-link/use-texts-hash';
import { makeTextFields } from '../text-selection/make-text-fields';
import { useTextSelection } from '../text-selection/text-selection';
import { StateLine } from '../ui/state-line';
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
    <Box sx={wordsStyle}>
      <p>{t('nearest')}</p>
      <ul>
        {words.map(({ word, frequencyCount }) => (
          <li key={word}>
            <Link
              component={RouterLink}
              to={makeToolPath(tool, { word, type: 'LEMMAS', keepCapitalization: false }) + textsHash}
              lang="et"
            >
              {word}
            </Link>
            <span>{formatNumber(frequencyCount)}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** As many letters of a word are enough to look for its beginning, and as many are left out for a longer one. */
const MIN_STEM = 3;
const ENDING_SHARE = 1 / 3;

/** The beginning of a word as a pattern: its forms and compounds. */
const makePattern = (word: string) =>
  `${word.slice(0, Math.max(MIN_STEM, Math.ceil(word.length * (1 - ENDING_SHARE))))}*`;

/** In the place of a result without rows: what was looked for in vain, words like it, and the search in all texts. */
export function NothingFound({ messageKey, request, searchTool }: NothingFoundProps) {
  const { t } = useTranslation('tool-frame');
  const { corpusSource, side } = useTextSelection();
  const { search, isPending } = useCorpusSearch();
  const textsHash = useTextsHash();
  const { keyword, type } = request as SearchedKeyword;
  const hasWord = typeof keyword === 'string' && searchTool !== undefined;
  const canSearchAll = hasWord && side === 'A' && !isWholeCorpus(corpusSource);
  return (
    <StateLine>
      {t(messageKey)}
      {hasWord && isWord(keyword) && <NearestWords keyword={keyword} tool={searchTool} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: '12px', '&:empty': { display: 'none' } }}>
        {canSearchAll && (
          <Button
            color="inherit"
            variant="outlined"
            loading={isPending}
            onClick={() => search(keyword, type === 'WORDS' ? 'WORDS' : 'LEMMAS', searchTool)}
          >
            {t('search_all')}
          </Button>
        )}
        {hasWord && isWord(keyword) && searchTool === 'wordcontext' && keyword.length > MIN_STEM && (
          <Button
            color="inherit"
            variant="outlined"
            component={RouterLink}
            to={
              makeToolPath(searchTool, {
                ...{ word: makePattern(keyword), type: 'WORDS', keepCapitalization: false },
              }) + textsHash
            }
          >
            {t('search_pattern', { pattern: makePattern(keyword) })}
          </Button>
        )}
      </Box>
    </StateLine>
  );
}

/** The nearest words stand in rows, each with its number at the end. */
const wordsStyle = {
  ...{ maxWidth: 320, pt: '12px', fontWeight: 400 },
  '& > p': { ...letters[12], m: 0, color: 'var(--ink-3)' },
  '& > ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    ...{ display: 'flex', alignItems: 'center', minHeight: 30, borderBottom: '1px solid var(--grid)' },
    '& > a': { fontFamily: 'var(--serif)' },
    '& > span': { ml: 'auto', color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
  },
} as const;
