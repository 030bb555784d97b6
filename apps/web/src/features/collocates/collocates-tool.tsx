import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/tools/collocates';
import { useTranslation } from 'react-i18next';
import { WordSearchField } from '../../shared/word-search/word-search-fields';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { withWordSearch } from '../../shared/word-search/word-search-values';
import { CollocatesForm } from './collocates-form';
import { ComparedCollocates } from './compared-collocates';
import { CollocatesResult } from './collocates-result';
import type { CollocatesValues } from './collocates-values';
import { emptyCollocates, makeCollocatesRequest, readCollocatesLink } from './collocates-values';
import { makeCollocatesCall } from './collocates.queries';
import { citeCollocates, summariseCollocates } from './describe-collocates';

const tool: ToolDefinition<CollocatesValues, CollocatesRequest, CollocatesResponse> = {
  name: 'collocates',
  emptyValues: emptyCollocates,
  makeRequest: makeCollocatesRequest,
  makeCall: makeCollocatesCall,
  pairFields: { minCooccurrence: 1 },
  countRows: ({ collocateList }) => collocateList.length,
  // With the keyword in the texts, the minimum of co-occurrences may have left out every neighbour.
  readNothingFoundKey: ({ minCooccurrence }, { keywordFrequency }) =>
    keywordFrequency > 0 && (minCooccurrence ?? 1) > 1
      ? 'collocates:min_cooccurrence.nothing_left'
      : 'tool-frame:error_no_matching_keywords',
  readLink: readCollocatesLink,
  searchRoute: 'collocates',
  examples: [
    { caption: { estonian: 'keel' }, values: { ...emptyCollocates, type: 'LEMMAS', keyword: 'keel' } },
    { caption: { estonian: 'käima' }, values: { ...emptyCollocates, type: 'LEMMAS', keyword: 'käima' } },
    { caption: { estonian: 'väga' }, values: { ...emptyCollocates, type: 'LEMMAS', keyword: 'väga' } },
  ],
  withSearch: withWordSearch,
};

/** Neighbouring words: those that occur near a keyword, and how strongly they are bound to it. */
export function CollocatesTool() {
  const { t } = useTranslation(['collocates', 'word-search', 'citation']);
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseCollocates(request, t)}
      cited={{ describe: (request) => citeCollocates(request, t) }}
      renderQuery={(fields) => <WordSearchField {...fields} />}
      renderFields={(fields) => <CollocatesForm {...fields} />}
      renderResult={({ runId, ...result }) => <CollocatesResult key={runId} {...result} />}
      renderPair={({ runId, ...result }) => <ComparedCollocates key={runId} {...result} />}
    />
  );
}
