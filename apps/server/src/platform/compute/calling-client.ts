import { AsyncLocalStorage } from 'node:async_hooks';

/** A call whose tasks run in the compute threads. */
export interface Caller {
  /** Whose turn it is: the address of a client. */
  readonly client: string;
  /** A call that has begun is neither turned away nor charged for twice at its next task. */
  isAdmitted: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does something for a client: its tasks take the turns of that client, however deep they are asked for. */
export function runForClient<Result>(client: string, act: () => Result): Result {
  return callers.run({ client, isAdmitted: false }, act);
}

/** Null for the server's own work. */
export function readCaller(): Caller | null {
  return callers.getStore() ?? null;
}
