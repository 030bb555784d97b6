/** Thrown by every query of this package when its cancel flag was raised. */
export class QueryCancelledError extends Error {
  override readonly name = 'QueryCancelledError';

  constructor() {
    super('The query was cancelled.');
  }
}

/** A cell of shared memory that another thread sets to a value other than 0 to stop a query. */
export interface CancelFlag {
  readonly cells: Int32Array;
  readonly index: number;
}

/** How many tokens or hits a query touches between two looks at its cancel flag: about 0.1 ms of work. */
export const CANCEL_CHECK_INTERVAL = 1 << 15;

/** Throws QueryCancelledError if the flag is raised; does nothing without a flag. */
export function throwIfCancelled(cancel: CancelFlag | undefined): void {
  if (cancel !== undefined && Atomics.load(cancel.cells, cancel.index) !== 0) throw new QueryCancelledError();
}
