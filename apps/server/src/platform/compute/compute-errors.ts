import type { ComputeLimit } from './compute-ledger';

/** A client has used up its seconds of computing. */
export class ComputeLimitError extends Error {
  override readonly name = 'ComputeLimitError';
  readonly limit: ComputeLimit;
  readonly waitMs: number;

  constructor(limit: ComputeLimit, waitMs: number) {
    super('The client has used up its seconds of computing.');
    this.limit = limit;
    this.waitMs = waitMs;
  }
}

/** More calls wait for a thread than the server takes, or one has waited too long. */
export class ComputeQueueFullError extends Error {
  override readonly name = 'ComputeQueueFullError';

  constructor() {
    super('Too many calls wait for a compute thread.');
  }
}
