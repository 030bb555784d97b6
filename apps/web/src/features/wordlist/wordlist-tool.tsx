import type { WordlistRequest, WordlistResponse } from '@keelerada/contract/wordlist';
import { useTranslation } from 'react-i18next';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/use-tool-form';
import { summariseWordlist } from './describe-wordlist';
import { WordlistForm } from './wordlist-form';
import { WordlistResult } from './wordlist-result';
import type { WordlistValues } from './wordlist-values';
import { emptyWordlist, makeWordlistRequest, readWordlistLink } from './wordlist-values';
import { fetchWordlist } from './wordlist.queries';

const tool: ToolDefinition<WordlistValues, WordlistRequest, WordlistResponse> = {
  name: 'wordlist',
  emptyValues: emptyWordlist,
  makeRequest: makeWordlistRequest,
  call: fetchWordlist,
  countRows: ({ resultList }) => resultList.length,
  readNothingFoundKey: () => 'wordlist:nothing_found',
  readLink: readWordlistLink,
};

/** Word list: the words or base forms of the texts with their frequencies. */
export function WordlistTool() {
  const { t } = useTranslation('wordlist');
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseWordlist(request, t)}
      renderFields={(fields) => <WordlistForm {...fields} />}
      renderResult={({ request, answer }) => <WordlistResult request={request} answer={answer} />}
    />
  );
}
