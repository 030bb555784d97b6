import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AnalysedSentence } from '@keelerada/contract/tools/sentence-analysis';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import { makeCqlPath } from '../../../shared/word-search/word-links';
import { useReadAloud } from '../../../shared/speech/use-read-aloud';
import { analysisOptions, readKeywordStretch } from './line-analysis.queries';
import { makeStructureQuery } from './same-structure';
import { SentenceTree } from './sentence-tree';
import { Waiting } from '../../../shared/ui/waiting';

/** Reads a sentence aloud; pressed again, it stops. */
function ListenLink({ text }: { readonly text: string }) {
  const { t } = useTranslation('word-context-lines');
  const { isPlaying, toggle } = useReadAloud(text);
  return (
    <Link component="button" type="button" sx={letters[14]} onClick={toggle}>
      {t(isPlaying ? 'detail.stop' : 'detail.listen')}
    </Link>
  );
}

interface FoundSentence {
  readonly sentence: AnalysedSentence;
  /** Where the keyword stands in it. */
  readonly keyword: { readonly start: number; readonly end: number };
}

interface SentenceState {
  readonly found: FoundSentence | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** The sentence that the keyword of a line begins in; `passage` is what stands around it, which an own text needs. */
export function useKeywordSentence(row: WordContextRow, passage: WordContextRow | undefined): SentenceState {
  const language = useLanguage();
  const stretch = readKeywordStretch(row, passage);
  const { data, isError, isLoading } = useQuery(analysisOptions(stretch, language));
  const sentence = data?.[0];
  if (sentence === undefined || stretch === null) return { found: null, isLoading, isFailed: isError };
  const start = stretch.from - sentence.start;
  const keyword = { start, end: start + Math.max(1, row.keyword.length) };
  return { found: { sentence, keyword }, isLoading: false, isFailed: false };
}

const hasTree = ({ sentence }: FoundSentence) => sentence.tokens.some(({ head }) => head >= 0);
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** What can be done with the sentence. */
export function SentenceLinks({ found: { found } }: { readonly found: SentenceState }) {
  const { t } = useTranslation('word-context-lines');
  const textsHash = useTextsHash();
  if (found === null) return null;
  const { sentence, keyword } = found;
  const query = hasTree(found) ? makeStructureQuery(sentence, keyword) : null;
  return (
    <>
      {!CYRILLIC.test(sentence.text) && <ListenLink text={sentence.text} />}
      {query !== null && (
        <Link component={RouterLink} to={makeCqlPath(query) + textsHash} title={query} sx={letters[14]}>
          {t('detail.same_structure')}
        </Link>
      )}
    </>
  );
}

/** The tree of the sentence, or why there is none. */
export function KeywordAnalysis({
  found: { found, isLoading, isFailed },
}: {
  readonly found: SentenceState;
}) {
  const { t } = useTranslation('sentence-tree');
  if (isLoading) return <Waiting label={t('loading')} rows={4} />;
  if (found !== null && hasTree(found))
    return (
      <Box sx={{ minWidth: 0 }}>
        <SentenceTree {...found} />
      </Box>
    );
  if (found === null && !isFailed) return null;
  return (
    <Typography sx={{ ...letters[12], color: 'var(--ink-3)' }}>
      {t(isFailed ? 'failed' : 'no_tree')}
    </Typography>
  );
}
