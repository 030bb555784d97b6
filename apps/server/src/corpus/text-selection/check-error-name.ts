import { errorCodes } from '@keelerada/contract/error-marks/error-codes';
import { findNearest } from '@keelerada/corpus-engine/cql/find-nearest';
import { nameMark } from '@keelerada/corpus-engine/error-marks/mark-places';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';

/** Every name that some error answers to, such as `R:NOM:FORM`, `NOM:FORM` and `SPELL`. */
export const errorNames: ReadonlySet<string> = new Set(errorCodes.flatMap(nameMark));

/** The name of a kind of error as it is listed, whatever the case. Throws RequestFailure with the nearest where there is none. */
export function checkErrorName(given: string, field: string): string {
  const name = given.trim().toUpperCase();
  if (errorNames.has(name)) return name;
  const nearest = findNearest(name, errorNames);
  const message = `There is no kind of error ${given.trim()}; the nearest: ${nearest.join(', ')}.`;
  throw new RequestFailure(400, [{ ...makeApiError('InvalidRequest', message, field), nearest }]);
}
