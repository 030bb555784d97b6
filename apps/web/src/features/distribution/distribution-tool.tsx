import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import {
  distributionCall,
  type DistributionGroup,
  type DistributionRequest,
  type DistributionResponse,
} from '@keelerada/contract/tools/distribution';
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
import { defineTool, type Pair, type PairRequest } from '../../shared/tool-frame/tool-definition';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { DistributionResult } from './distribution-result';
import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { pairRates } from '../../shared/comparison/paired-rows';
import { WordComparison } from '../../shared/comparison/word-comparison';
import { useLanguage } from '../../shared/i18n/use-language';
import { useToolView } from '../../shared/tool-session/tool-views';
import { firstDistributionView, readDistributionView, readShownOrder } from './distribution-view';
import { orderGroups } from './order-groups';
import { PropertyChoice } from './property-choice';

interface ComparedDistributionProps {
  readonly request: PairRequest<DistributionRequest>;
  readonly answer: Pair<DistributionResponse>;
}

const isTogether = (one: DistributionGroup) => (other: DistributionGroup) =>
  one.value === other.value && one.isOwnText === other.isOwnText;

const findGroups = ({ distributionList }: DistributionResponse, property: DistributionProperty) =>
  distributionList.find((one) => one.property === property)?.groups ?? [];

/** Properties with a value that texts of both selections have. */
const findCommonProperties = ({ A, B }: Pair<DistributionResponse>): DistributionProperty[] =>
  distributionProperties.filter((property) =>
    findGroups(A, property).some(
      (group) => group.value !== null && findGroups(B, property).some(isTogether(group)),
    ),
  );

type Rated = Pick<DistributionGroup, 'perMillion' | 'low' | 'high' | 'hits'> & { readonly isSmall?: boolean };

function pairGroups(key: string, A: Rated, B: Rated) {
  const toRate = ({ perMillion, low, high }: Rated) => ({ value: perMillion, low: high && low, high });
  const isSmall = A.isSmall === true || B.isSmall === true;
  return pairRates(key, toRate(A), toRate(B), { A: A.hits, B: B.hits }, isSmall);
}

/** How often what was looked for occurs in two selections: in all, and in the groups of texts that both have. */
function ComparedDistribution({ request, answer }: ComparedDistributionProps) {
  const { t } = useTranslation(['distribution-screen', 'comparison']);
  const language = useLanguage();
  const [view, setView] = useToolView('distribution.view', firstDistributionView, readDistributionView);
  const { A, B } = answer;
  const known = findCommonProperties(answer);
  const property = known.includes(view.property) ? view.property : (known[0] ?? view.property);
  const order = readShownOrder(view, property);
  const name = t(`properties.${property}`);
  const searched = request.cql ?? A.lemmatizedKeyword ?? B.lemmatizedKeyword ?? request.keyword ?? '';
  const missing = { unknown: t('unknown'), ownText: t('own_text') };
  const rows = useMemo(() => {
    const groups = orderGroups(findGroups(A, property), property, order, language, missing);
    return [
      pairGroups(t('compared.total'), A, B),
      ...groups.flatMap((group) => {
        const other = findGroups(B, property).find(isTogether(group));
        return other === undefined ? [] : [pairGroups(group.label, group, other)];
      }),
    ];
    // The names change with the language, as the messages do.
  }, [A, B, property, order, language, t]);
  const look = useMemo(() => ({ heading: name, axis: t('columns.perMillion') }), [name, t]);
  return (
    <ComparedResult
      label={t('table', { property: name })}
      {...{ rows, look, totals: A.totals, comparedTotals: B.totals, more: [[t('by'), name]] }}
      head={<WordComparison word={searched} answers={answer} />}
      note={t('comparison:notes.texts')}
    >
      {known.length > 0 && (
        <PropertyChoice
          {...{ known, property, order }}
          onPropertyChange={(next) => setView({ ...view, property: next })}
          onOrderChange={(next) => setView({ ...view, orders: { ...view.orders, [property]: next } })}
        />
      )}
    </ComparedResult>
  );
}

/** A field for a search by words, or by form, of one selection. */
const besides = (
  isOfForm: boolean,
  kind: OptionKind<string, string | undefined>,
  maxLength: number,
): OptionKind<string, string | undefined> => ({
  ...kind,
  isOff: ({ isByForm }: { readonly isByForm: boolean }) => isByForm !== isOfForm,
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
