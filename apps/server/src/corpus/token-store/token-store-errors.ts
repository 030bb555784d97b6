import { UnusableSettingError } from '../../platform/config/unusable-setting-error';

/** User, password, database or cluster of INDEX_URL are refused: told in a line at start. */
export class IndexAccessError extends UnusableSettingError {
  override readonly name = 'IndexAccessError';

  constructor(reason: string) {
    super('INDEX_URL', null, reason);
  }
}

/** The tables are those of an older or newer program: told in a line at start. */
export class IndexSchemaError extends UnusableSettingError {
  override readonly name = 'IndexSchemaError';

  constructor(reason: string) {
    super('INDEX_URL', null, reason);
  }
}

/** The store holds another corpus than the database: told in a line at start. */
export class IndexCorpusError extends UnusableSettingError {
  override readonly name = 'IndexCorpusError';

  constructor() {
    super(
      'INDEX_URL',
      null,
      'the token store holds another corpus than the database; name an empty database, or drop and create that one',
    );
  }
}

/** Another process fills the store at the moment. */
export class IndexBusyError extends Error {
  override readonly name = 'IndexBusyError';
}

/** The store understood a question and refused it: a limit of its own, or a mistake of this program. */
export class IndexQuestionError extends Error {
  override readonly name = 'IndexQuestionError';
  /** ClickHouse's number of the error. */
  readonly code: number;
  readonly #detail: string;

  constructor(code: number, detail: string) {
    super(`The token store refused a question (code ${code}).`);
    this.code = code;
    this.#detail = detail;
  }

  /** The store's own words. They may quote the question, so they are kept out of the message and of logs. */
  get detail(): string {
    return this.#detail;
  }
}
