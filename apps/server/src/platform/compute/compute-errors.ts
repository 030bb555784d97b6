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

/** A task has computed for longer than any that a client may ask for. */
export class ComputeTooLongError extends Error {
  override readonly name = 'ComputeTooLongError';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The task has computed for more than ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

/** The thread of a task has ended before it: it was killed, had no memory left, or did not give up another task. */
export class ComputeThreadLostError extends Error {
  override readonly name = 'ComputeThreadLostError';

  constructor(cause: unknown) {
    super('The compute thread has ended before its task.', { cause });
  }
}

/** More calls wait for a thread than the server takes, or one has waited too long. */
export class ComputeQueueFullError extends Error {
  override readonly name = 'ComputeQueueFullError';

  constructor() {
    super('Too many calls wait for a compute thread.');
  }
}
