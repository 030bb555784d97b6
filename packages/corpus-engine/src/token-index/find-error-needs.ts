import { compileCql } from '../cql/compile-cql';
import type { CqlQuery } from '../cql/cql-query';
import { listMandatory } from '../cql/mandatory-tests';
import { fitsCode, isOfError } from '../cql/split-by-error';
import { listPatterns, parseCql } from '../cql/parse-cql';
import { hasLetter } from '../cql/pattern';
import { listTests, nameTest } from '../cql/token-formula';
import type { FrequencyQuery } from '../frequencies/count-frequencies';
import type { Search } from './token-index';
import type { ConcordanceView } from '../concordance/find-concordance';

type LineQuery = Search &
  Pick<Partial<ConcordanceView & FrequencyQuery>, 'showsErrors' | 'counted' | 'measure'>;

/** What a question wants to know of the errors of texts. */
export interface ErrorNeeds {
  /** Every text that has something to be found has an error of such a code; undefined where that is not known. */
  readonly isNeeded?: ((code: string) => boolean) | undefined;
}

/** What lines need of the errors of their texts to be found, counted or shown; null for nothing. Throws CqlError. */
export function findErrorNeeds({ showsErrors, counted, measure, ...search }: LineQuery): ErrorNeeds | null {
  const query = 'cql' in search ? parseCql(search.cql) : null;
  const asksForErrors =
    query !== null &&
    listPatterns(query).some((pattern) =>
      hasLetter(pattern, ({ formula }) => listTests(formula).some(isOfError)),
    );
  if (query !== null && asksForErrors) return { isNeeded: findNeededCodes(query) };
  const isOfCorrections = [measure, counted?.measure].some((each) => each?.place === 'CORRECTION');
  return showsErrors === true || isOfCorrections ? {} : null;
}

function findNeededCodes(query: CqlQuery): ErrorNeeds['isNeeded'] {
  const [needed] = listMandatory(query.pattern, ({ attribute }) => /^error/u.test(attribute));
  if (needed === undefined) return undefined;
  // Names of errors are compared without case.
  const { values } = compileCql(query, false);
  return (code) => needed.tests.some((test) => fitsCode(values.get(nameTest(test))!, code));
}
