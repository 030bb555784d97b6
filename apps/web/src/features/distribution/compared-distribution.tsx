import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import type {
  DistributionGroup,
  DistributionRequest,
  DistributionResponse,
} from '@keelerada/contract/tools/distribution';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { pairRates } from '../../shared/comparison/paired-rows';
import { WordComparison } from '../../shared/comparison/word-comparison';
import { useLanguage } from '../../shared/i18n/use-language';
import type { Pair, PairRequest } from '../../shared/tool-frame/tool-definition';
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
export function ComparedDistribution({ request, answer }: ComparedDistributionProps) {
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
