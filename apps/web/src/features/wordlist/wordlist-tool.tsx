import { Suspense } from 'react';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { SearchTypeField } from '../../shared/word-search/word-search-fields';
import { wordlistOptions } from './wordlist-options';
import { WordlistResult } from './wordlist-result';
import { lazyPart } from '../../shared/i18n/lazy-messages';

const tool = defineTool({
  name: 'wordlist',
  options: wordlistOptions,
  Bar: SearchTypeField,
  call: wordlistCall,
  alsoAsks: { tasemed: true },
  countRows: ({ resultList }) => resultList.length,
  findNothingKey: () => 'wordlist:nothing_found',
  Result: WordlistResult,
  isLive: true,
});

const LazyKeynessTool = lazyPart(async () => (await import('./keyness/keyness-tool')).KeynessTool, 'keyness');

/** Word list: the words or base forms of the texts with their frequencies; two selections are compared. */
export function WordlistTool() {
  const { compared } = useTextSelection();
  if (compared === null) return <ToolScreen tool={tool} />;
  return (
    <Suspense fallback={null}>
      <LazyKeynessTool />
    </Suspense>
  );
}
