import {
  collocateFormulas,
  SCREEN_MIN_COOCCURRENCE,
  type CollocateFormula,
} from '@keelerada/contract/fields/choices';
import {
  DEFAULT_SEARCH_COUNT,
  MAX_MIN_COOCCURRENCE,
  MAX_SEARCH_COUNT,
} from '@keelerada/contract/fields/limits';
import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { choice, count, optionalCount } from '../../shared/tool-frame/option-kinds';
import { keepCapitalization, keyword, searchType } from '../../shared/tool-frame/search-options';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { WordSearchField } from '../../shared/word-search/word-search-fields';
import { withWordSearch } from '../../shared/word-search/word-search-values';
import { CollocatesResult } from './collocates-result';
import { ComparedCollocates } from './compared-collocates';

const options = defineOptions('collocates', {
  keyword,
  type: searchType,
  searchCount: count(MAX_SEARCH_COUNT, DEFAULT_SEARCH_COUNT, { tell: 'summary.searchCount' }),
  formula: choice(collocateFormulas, 'LOGDICE', { tell: 'value' }),
  minCooccurrence: optionalCount(
    MAX_MIN_COOCCURRENCE,
    { tell: 'cited' },
    ({ formula }: { readonly formula: CollocateFormula }) => SCREEN_MIN_COOCCURRENCE[formula],
  ),
  keepCapitalization,
});

const tool = defineTool({
  name: 'collocates',
  options,
  Bar: WordSearchField,
  call: collocatesCall,
  pairFields: { minCooccurrence: 1 },
  countRows: ({ collocateList }) => collocateList.length,
  // With the keyword in the texts, the minimum of co-occurrences may have left out every neighbour.
  findNothingKey: ({ minCooccurrence }, { keywordFrequency }) =>
    keywordFrequency > 0 && (minCooccurrence ?? 1) > 1
      ? 'collocates:nothing_left'
      : 'tool-frame:error_no_matching_keywords',
  Result: CollocatesResult,
  PairResult: ComparedCollocates,
  searchRoute: 'collocates',
  withSearch: withWordSearch,
  examples: ['keel', 'käima', 'väga'].map((word) => ({
    caption: { estonian: word },
    values: { type: 'LEMMAS', keyword: word } as const,
  })),
});

/** Neighbouring words: those that occur near a keyword, and how strongly they are bound to it. */
export const CollocatesTool = () => <ToolScreen tool={tool} />;
