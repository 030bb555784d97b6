import { useTranslation } from 'react-i18next';
import { CqlSearchField } from '../../shared/cql-search/cql-search-fields';
import { withCql } from '../../shared/cql-search/cql-search-values';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { countLines } from './count-lines';
import { citeWordContext, summariseWordContext } from './describe-word-context';
import { WordContextForm } from './word-context-form';
import { WordContextResult } from './word-context-result';
import type { WordContextAnswer } from './word-context.queries';
import type { WordContextQuery, WordContextValues } from './word-context-values';
import {
  emptyWordContext,
  makeWordContextQuery,
  readWordContextLink,
  withContextSearch,
} from './word-context-values';
import { fetchContexts, makeContextCall } from './word-context.queries';

const tool: ToolDefinition<WordContextValues, WordContextQuery, WordContextAnswer> = {
  name: 'word-context',
  emptyValues: emptyWordContext,
  makeRequest: makeWordContextQuery,
  makeCall: makeContextCall,
  call: fetchContexts,
  countRows: countLines,
  readNothingFoundKey: () => 'tool-frame:error_no_matching_keywords',
  readLink: readWordContextLink,
  searchRoute: 'wordcontext',
  examples: [
    { caption: { estonian: 'keel' }, values: { ...emptyWordContext, type: 'LEMMAS', keyword: 'keel' } },
    {
      caption: { estonian: 'selleks et' },
      values: { ...emptyWordContext, type: 'WORDS', keyword: 'selleks et' },
    },
    {
      caption: { key: 'examples.by_form' },
      values: { ...emptyWordContext, isByForm: true, cql: '[pos="ADJ"] [lemma="inimene"]' },
    },
  ],
  withSearch: withContextSearch,
  withCql,
};

/** Word in context: every occurrence of a keyword with its context, aligned. */
export function WordContextTool() {
  const { t } = useTranslation(['word-context', 'word-search', 'sketch-relations', 'citation']);
  return (
    <ToolScreen
      tool={tool}
      summarise={(query) => summariseWordContext(query, t)}
      cited={{ describe: (query) => citeWordContext(query, t) }}
      renderQuery={(fields) => <CqlSearchField {...fields} />}
      renderFields={(fields) => <WordContextForm {...fields} />}
      renderResult={({ runId, request, answer }) => (
        <WordContextResult key={runId} runId={runId} query={request} answer={answer} />
      )}
    />
  );
}
