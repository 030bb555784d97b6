/** What is kept of a call that failed inside the server: never a text, a keyword or an address. */
export interface LoggedError {
  readonly at: Date;
  readonly method: string;
  /** Pattern of the route, not the address that was called. */
  readonly route: string;
  /** Name of the error's class. */
  readonly name: string;
}

const KEPT_ERRORS = 50;

/** Counts internal server errors since the start and remembers the last ones. */
export class ErrorLog {
  #count = 0;
  readonly #recent: LoggedError[] = [];

  add(error: LoggedError): void {
    this.#count += 1;
    this.#recent.push(error);
    if (this.#recent.length > KEPT_ERRORS) this.#recent.shift();
  }

  get count(): number {
    return this.#count;
  }

  /** The newest first. */
  listRecent(): readonly LoggedError[] {
    return [...this.#recent].reverse();
  }
}
