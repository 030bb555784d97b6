import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { useQueries } from '@tanstack/react-query';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { useFilterInWords } from '../../shared/text-filters/use-query-in-words';
import { RestrictiveFilters } from '../../shared/ui/restrictive-filters';
import { makeFacetsRequest, withCorpuses, withoutFilter } from '../../shared/text-filters/make-text-query';
import { textFacetsOptions } from './text-query.queries';
import { useTextQueryState } from './text-query-state';

/** Where the filters together find no text: which of them alone is to blame, by the counts of the query without it. */
export function RestrictiveTextFilters() {
  const { values, setValues } = useTextQueryState();
  const describe = useFilterInWords();
  const whole = Object.keys(subcorpora);
  const filters = describeQuery(values).map((filter) => ({
    filter: describe(filter),
    // Without its subcorpora a query means the whole corpus.
    without: filter.name === 'corpuses' ? withCorpuses(values, whole) : withoutFilter(values, filter.name),
  }));
  const answers = useQueries({
    queries: filters.map(({ without }) => {
      // Counts of another query would name the wrong filter.
      const { placeholderData: _former, ...options } = textFacetsOptions(makeFacetsRequest(without));
      return options;
    }),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  return (
    <RestrictiveFilters
      of="texts"
      filters={filters.flatMap(({ filter, without }, index) => {
        const count = answers[index]?.data?.texts;
        return count === undefined ? [] : [{ filter, count, onRemove: () => setValues(without) }];
      })}
      onClear={() => setValues({ ...values, types: [], filters: {} })}
    />
  );
}
