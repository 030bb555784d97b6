import { UnusableSettingError } from '../../platform/config/unusable-setting-error';

/** The store behind the address cannot be used at all: told in a line at start. */
export function refuseIndexUrl(reason: string): UnusableSettingError {
  return new UnusableSettingError('INDEX_URL', null, reason);
}

/** Another process fills the store at the moment. */
export class IndexBusyError extends Error {
  override readonly name = 'IndexBusyError';
}

/**
 * The store understood a question and refused it: a limit of its own, or a mistake of this program. Its own words may quote
 * the question and are not kept.
 */
export class IndexQuestionError extends Error {
  override readonly name = 'IndexQuestionError';
  /** ClickHouse's number of the error. */
  readonly code: number;

  constructor(code: number) {
    super(`The token store refused a question (code ${code}).`);
    this.code = code;
  }
}
