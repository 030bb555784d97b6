import {
  errorSentences,
  gapErrorCodes,
  type ErrorSentences,
  type GapErrorCode,
} from '@keelerada/contract/fields/choices';

/** A worksheet about a kind of error. */
export interface ErrorChoice {
  readonly code: GapErrorCode;
  readonly sentences: ErrorSentences;
}

const CODE = 'error';
const SENTENCES = 'sentences';

/** The choice that an address names; null where it names none, or a kind that is unknown. */
export function readErrorChoice(parameters: URLSearchParams): ErrorChoice | null {
  const code = gapErrorCodes.find((each) => each === parameters.get(CODE));
  if (code === undefined) return null;
  const sentences = errorSentences.find((each) => each === parameters.get(SENTENCES));
  return { code, sentences: sentences ?? 'CORRECTED' };
}

export const writeErrorChoice = ({ code, sentences }: ErrorChoice): string =>
  new URLSearchParams({ [CODE]: code, [SENTENCES]: sentences }).toString();
