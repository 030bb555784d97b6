import { type SingleErrorCode, singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';

const PROFILE_PATH = '/tools/errors';
/** Parameter of the profile's address that names a type (`liik=R:SPELL`). */
export const TYPE_PARAMETER = 'liik';
/** Parameter that names a text of the corpus, which shows in place of the profile. */
export const TEXT_PARAMETER = 'tekst';

/** A code as an address or a query names it; null where there is no such kind of error. */
export const readErrorCode = (named: unknown): SingleErrorCode | null =>
  singleErrorCodes.find((code) => code === named) ?? null;

/** Address of how often a type of error is, in the texts that are chosen. */
export const makeProfilePath = (code: SingleErrorCode): string =>
  `${PROFILE_PATH}?${new URLSearchParams({ [TYPE_PARAMETER]: code }).toString()}`;

/** Address of a text of the corpus as written and as corrected. */
export const makeMarkedTextPath = (id: string): string =>
  `${PROFILE_PATH}?${new URLSearchParams({ [TEXT_PARAMETER]: id }).toString()}`;

/** The query by form of the first word of each mark of a type, or of any mark. */
export const makeErrorCql = (code: string | null): string => `[error.first="${code ?? '.*'}"]`;

/** The one type that a query by form asks for; null if it asks for none, or for more than one. */
export function findErrorCode(cql: string): SingleErrorCode | null {
  const asked = [...cql.matchAll(/\berror(?:\.\w+)?\s*=\s*"([^"]*)"/gu)];
  return asked.length === 1 ? readErrorCode(asked[0]![1]) : null;
}
