import type { WordlistRequest, WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SearchTypeField } from '../../shared/word-search/word-search-fields';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { citeWordlist, summariseWordlist } from './describe-wordlist';
import { WordlistForm } from './wordlist-form';
import { WordlistResult } from './wordlist-result';
import type { WordlistValues } from './wordlist-values';
import { emptyWordlist, makeWordlistRequest, readWordlistLink } from './wordlist-values';
import { makeWordlistCall } from './wordlist.queries';

const tool: ToolDefinition<WordlistValues, WordlistRequest, WordlistResponse> = {
  name: 'wordlist',
  emptyValues: emptyWordlist,
  makeRequest: makeWordlistRequest,
  makeCall: makeWordlistCall,
  countRows: ({ resultList }) => resultList.length,
  readNothingFoundKey: () => 'wordlist:nothing_found',
  readLink: readWordlistLink,
  isLive: true,
  start: { ...emptyWordlist, type: 'LEMMAS' },
  examples: [
    { caption: { key: 'examples.lemmas' }, values: { ...emptyWordlist, type: 'LEMMAS' } },
    {
      caption: { key: 'examples.no_stopwords' },
      values: { ...emptyWordlist, type: 'LEMMAS', excludeStopwords: true },
    },
    { caption: { key: 'examples.words' }, values: { ...emptyWordlist, type: 'WORDS' } },
  ],
};

const LazyKeynessTool = lazy(async () => {
  const [{ KeynessTool }] = await Promise.all([
    import('./keyness/keyness-tool'),
    loadLazyMessages('keyness'),
  ]);
  return { default: KeynessTool };
});

/** Word list: the words or base forms of the texts with their frequencies; two selections are compared. */
export function WordlistTool() {
  const { compared } = useTextSelection();
  if (compared === null) return <PlainWordlistTool />;
  return (
    <Suspense fallback={null}>
      <LazyKeynessTool />
    </Suspense>
  );
}

function PlainWordlistTool() {
  const { t } = useTranslation(['wordlist', 'citation']);
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseWordlist(request, t)}
      cited={{ describe: (request) => citeWordlist(request, t) }}
      renderQuery={(fields) => <SearchTypeField {...fields} />}
      renderFields={(fields) => <WordlistForm {...fields} />}
      renderResult={({ request, answer }) => <WordlistResult request={request} answer={answer} />}
    />
  );
}
