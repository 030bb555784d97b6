import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';

interface SharedCall<Result> {
  readonly result: Promise<Result>;
  readonly stop: AbortController;
  waiting: number;
}

/**
 * Identical concurrent calls share one result, so a class that does one exercise together costs as much as one of its
 * members. Nothing is kept once a call is answered.
 */
export class SharedCalls<Result> {
  readonly #running = new Map<string, SharedCall<Result>>();

  /**
   * The result of the running call of this name, or of the one that `start` begins. The signal of `start` is raised when
   * nobody waits any more. Rejects with QueryCancelledError once `signal` is raised.
   */
  ask(name: string, start: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted === true) return Promise.reject(new QueryCancelledError());
    const call = this.#running.get(name) ?? this.#begin(name, start);
    call.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        call.waiting -= 1;
        if (call.waiting === 0) {
          call.stop.abort();
          this.#forget(name, call);
        }
        reject(new QueryCancelledError());
      };
      signal?.addEventListener('abort', leave, { once: true });
      call.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  #begin(name: string, start: (signal: AbortSignal) => Promise<Result>): SharedCall<Result> {
    const stop = new AbortController();
    const call: SharedCall<Result> = { result: start(stop.signal), stop, waiting: 0 };
    this.#running.set(name, call);
    const forget = (): void => this.#forget(name, call);
    // Before anybody sees the result: a call that comes then starts again.
    call.result.then(forget, forget);
    return call;
  }

  #forget(name: string, call: SharedCall<Result>): void {
    if (this.#running.get(name) === call) this.#running.delete(name);
  }
}
