import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { replaceUnsafeCharacters } from '../own-text/clean-own-text';

/** Answers a query; one that cannot be run becomes a 400 that names the place of the fault. */
export async function answerCql<Answer>(
  cql: string,
  lookUp: (cql: string) => Promise<Answer>,
): Promise<Answer> {
  const query = replaceUnsafeCharacters(cql);
  try {
    // A fault of the language needs no compute thread.
    parseCql(query);
    return await lookUp(query);
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    const { message, position } = error;
    throw new RequestFailure(400, [{ ...makeApiError('InvalidQuery', message, 'cql'), position }]);
  }
}
