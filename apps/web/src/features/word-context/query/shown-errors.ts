import { makeKeptValue, useKeptValue } from '../../../shared/kept-value/kept-value';
import type { WordContextQuery } from './word-context-values';

const STORAGE_KEY = 'keelerada.concordance-errors';

/** What this visitor last chose for searches by error and for all others; null before the first choice. */
interface ShownErrors {
  readonly byError: boolean | null;
  readonly other: boolean | null;
}

const readChoice = (stored: unknown): boolean | null => (typeof stored === 'boolean' ? stored : null);

const shownErrors = makeKeptValue<ShownErrors>(STORAGE_KEY, (stored) => {
  const { byError, other } = (stored ?? {}) as Partial<Record<keyof ShownErrors, unknown>>;
  return { byError: readChoice(byError), other: readChoice(other) };
});

const ERROR_TEST = /\b(?:error(?:\.first)?|corrected(?:\.lemma)?)\s*!?=/iu;

type Searched = Pick<WordContextQuery, 'cql'>;
const asksForErrors = ({ cql }: Searched): boolean => typeof cql === 'string' && ERROR_TEST.test(cql);

function choose(query: Searched, { byError, other }: ShownErrors): boolean {
  return asksForErrors(query) ? (byError ?? true) : (other ?? false);
}

/** Whether the lines of a search show their errors: as chosen last, else where the search asks for errors. */
export const readShowsErrors = (query: Searched): boolean => choose(query, shownErrors.read());

export function useShownErrors(query: Searched) {
  const isShown = choose(query, useKeptValue(shownErrors));
  const kind = asksForErrors(query) ? 'byError' : 'other';
  return { isShown, show: (next: boolean) => shownErrors.change((now) => ({ ...now, [kind]: next })) };
}
