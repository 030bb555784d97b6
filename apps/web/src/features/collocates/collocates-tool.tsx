import Box from '@mui/material/Box';
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
import { choice, count, optionalCount, type OptionFieldProps } from '../../shared/tool-frame/option-kinds';
import { keepCapitalization, keyword, searchType } from '../../shared/tool-frame/search-options';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { MoreActions } from '../../shared/ui/more-actions';
import { RadioField } from '../../shared/ui/radio-field';
import { WordSearchField } from '../../shared/word-search/word-search-fields';
import { withWordSearch } from '../../shared/word-search/word-search-values';
import { CollocatesResult } from './collocates-result';
import { ComparedCollocates } from './compared-collocates';

/** The measure by its name; few choose another one. docs/tools.md has the formulas. */
function FormulaField({ label, value, onChange, nameValue }: OptionFieldProps<CollocateFormula>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {`${label}: ${nameValue(value)}`}
      <MoreActions>
        <Box sx={{ px: 1.5, py: 1 }}>
          <RadioField {...{ label, value, onChange, options: collocateFormulas, nameOption: nameValue }} />
        </Box>
      </MoreActions>
    </Box>
  );
}

const options = defineOptions('collocates', {
  keyword,
  type: searchType,
  searchCount: count(MAX_SEARCH_COUNT, DEFAULT_SEARCH_COUNT, { tell: 'summary.searchCount' }),
  formula: { ...choice(collocateFormulas, 'LOGDICE', { tell: 'value' }), Field: FormulaField },
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
