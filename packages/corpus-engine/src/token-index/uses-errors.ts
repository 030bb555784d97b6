import { isOfError } from '../cql/split-by-error';
import { listPatterns, parseCql } from '../cql/parse-cql';
import { hasLetter } from '../cql/pattern';
import { listTests } from '../cql/token-formula';
import type { FrequencyQuery } from '../frequencies/count-frequencies';
import type { Search } from './token-index';
import type { ConcordanceView } from '../concordance/find-concordance';

type LineQuery = Search &
  Pick<Partial<ConcordanceView & FrequencyQuery>, 'showsErrors' | 'counted' | 'measure'>;

/** Whether lines cannot be found, counted or shown without the errors of their texts. Throws CqlError. */
export function usesErrors({ showsErrors, counted, measure, ...search }: LineQuery): boolean {
  const isOfCorrections = [measure, counted?.measure].some((each) => each?.place === 'CORRECTION');
  if (showsErrors === true || isOfCorrections) return true;
  return (
    'cql' in search &&
    listPatterns(parseCql(search.cql)).some((pattern) =>
      hasLetter(pattern, ({ formula }) => listTests(formula).some(isOfError)),
    )
  );
}
