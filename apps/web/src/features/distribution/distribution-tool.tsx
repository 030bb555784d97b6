import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { distributionCall } from '@keelerada/contract/tools/distribution';
import { CqlSearchField } from '../../shared/cql-search/cql-search-field';
import { cqlSearch } from '../../shared/cql-search/cql-search-options';
import { withCql, withKeyword } from '../../shared/cql-search/cql-search-values';
import { findCqlFault } from '../../shared/cql-search/find-cql-fault';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { useComparison } from '../../shared/text-selection/selection-side';
import {
  text,
  TypedField,
  type OptionFieldProps,
  type OptionKind,
} from '../../shared/tool-frame/option-kinds';
import { keepCapitalization } from '../../shared/tool-frame/search-options';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { ComparedDistribution } from './compared-distribution';
import { DistributionResult } from './distribution-result';

interface ByForm {
  readonly isByForm: boolean;
}

/** A field for a search by words, or by form, of one selection. */
const besides = (
  isOfForm: boolean,
  kind: OptionKind<string, string | undefined>,
  maxLength: number,
): OptionKind<string, string | undefined> => ({
  ...kind,
  isOff: ({ isByForm }: ByForm) => isByForm !== isOfForm,
  Field: function Field(props: OptionFieldProps<string>) {
    const { isComparing } = useComparison();
    return !props.isDisabled && !isComparing && <TypedField {...props} maxLength={maxLength} />;
  },
});

const options = defineOptions(
  'distribution-screen',
  {
    ...cqlSearch,
    /** Told beside the keyword. */
    vordlussona: besides(false, text(MAX_KEYWORD_CHARACTERS), MAX_KEYWORD_CHARACTERS),
    /** A query by form whose occurrences have a share that is told. */
    shareOf: besides(
      true,
      text(MAX_CQL_CHARACTERS, (typed) => (findCqlFault(typed) === null ? undefined : ['hints.shareOf'])),
      MAX_CQL_CHARACTERS,
    ),
    keepCapitalization,
  },
  // Two selections are told by one word.
  ({ vordlussona, ...sent }, texts) => ({
    ...makeTextFields(texts),
    ...sent,
    ...(texts.compared === null && { vordlussona }),
  }),
);

const tool = defineTool({
  name: 'distribution',
  messages: 'distribution-screen',
  options,
  Bar: CqlSearchField,
  call: distributionCall,
  countRows: ({ hits, vordlus }) => hits + (vordlus?.hits ?? 0),
  Result: DistributionResult,
  PairResult: ComparedDistribution,
  searchRoute: 'distribution',
  withSearch: withKeyword,
  withCql,
  examples: [
    { caption: { estonian: 'aga' }, values: { type: 'LEMMAS', keyword: 'aga' } },
    { caption: { estonian: 'sest' }, values: { type: 'LEMMAS', keyword: 'sest' } },
    { caption: { estonian: 'aga, kuid' }, values: { type: 'LEMMAS', keyword: 'aga', vordlussona: 'kuid' } },
    { caption: { estonian: 'pidama' }, values: { type: 'LEMMAS', keyword: 'pidama' } },
  ],
});

/** How often a word, or what a query by form finds, occurs by level, native language, age, type and year. */
export const DistributionTool = () => <ToolScreen tool={tool} />;
