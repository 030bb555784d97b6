import type { DistributionRequest, DistributionResponse } from '@keelerada/contract/tools/distribution';
import { useTranslation } from 'react-i18next';
import { withCql, withKeyword } from '../../shared/cql-search/cql-search-values';
import { CqlSearchField } from '../../shared/cql-search/cql-search-fields';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { citeDistribution, summariseDistribution } from './describe-distribution';
import { ComparedDistribution } from './compared-distribution';
import { DistributionForm } from './distribution-form';
import { DistributionResult } from './distribution-result';
import type { DistributionValues } from './distribution-values';
import { emptyDistribution, makeDistributionRequest, readDistributionLink } from './distribution-values';
import { makeDistributionCall } from './distribution.queries';

const tool: ToolDefinition<DistributionValues, DistributionRequest, DistributionResponse> = {
  name: 'distribution',
  messages: 'distribution-screen',
  emptyValues: emptyDistribution,
  makeRequest: makeDistributionRequest,
  makeCall: makeDistributionCall,
  countRows: ({ hits, vordlus }) => hits + (vordlus?.hits ?? 0),
  readNothingFoundKey: () => 'tool-frame:error_no_matching_keywords',
  readLink: readDistributionLink,
  searchRoute: 'distribution',
  examples: [
    { caption: { estonian: 'aga' }, values: { ...emptyDistribution, type: 'LEMMAS', keyword: 'aga' } },
    { caption: { estonian: 'sest' }, values: { ...emptyDistribution, type: 'LEMMAS', keyword: 'sest' } },
    {
      caption: { estonian: 'aga, kuid' },
      values: { ...emptyDistribution, type: 'LEMMAS', keyword: 'aga', secondWord: 'kuid' },
    },
    { caption: { estonian: 'pidama' }, values: { ...emptyDistribution, type: 'LEMMAS', keyword: 'pidama' } },
  ],
  withSearch: withKeyword,
  withCql,
};

/** How often a word, or what a query by form finds, occurs by level, native language, age, type and year. */
export function DistributionTool() {
  const { t } = useTranslation(['distribution-screen', 'word-search', 'word-context', 'citation']);
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseDistribution(request, t)}
      cited={{ describe: (request) => citeDistribution(request, t) }}
      renderQuery={(fields) => <CqlSearchField {...fields} />}
      renderFields={(fields) => <DistributionForm {...fields} />}
      renderResult={({ runId, ...result }) => <DistributionResult key={runId} {...result} />}
      renderPair={({ runId, ...result }) => <ComparedDistribution key={runId} {...result} />}
    />
  );
}
