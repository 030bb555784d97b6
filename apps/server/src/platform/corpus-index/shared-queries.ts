import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';

/** A query that is under way, and those who wait for its answer or read it. */
interface SharedQuery<Result> {
  readonly answer: Promise<Result>;
  readonly cancelCell: Int32Array;
  users: number;
  landed?: Result;
}

/** An answer that others may be reading as well. */
export interface SharedAnswer<Result> {
  readonly result: Result;
  /** Says that this reader does not look at it any more. To be called once. */
  readonly leave: () => void;
}

/**
 * Queries under way by name. Who asks what is already being answered waits for that answer: a class that does one
 * exercise together costs as much as one of its members. Nothing is kept once it is answered.
 */
export class SharedQueries<Result> {
  readonly #underWay = new Map<string, SharedQuery<Result>>();
  readonly #free: (result: Result) => void;

  /** `free` gets an answer that nobody reads any more. */
  constructor(free: (result: Result) => void) {
    this.#free = free;
  }

  /**
   * The answer to the query of this name; `start` begins it unless it is under way. `start` gets a cell that turns 1 when
   * nobody waits any more. Rejects with QueryCancelledError once the signal is raised.
   */
  ask(
    name: string,
    start: (cancelCell: Int32Array) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<SharedAnswer<Result>> {
    if (signal?.aborted === true) return Promise.reject(new QueryCancelledError());
    const query = this.#underWay.get(name) ?? this.#begin(name, start);
    query.users += 1;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        query.users -= 1;
        if (query.users === 0) this.#cancel(name, query);
        if (query.users === 0 && query.landed !== undefined) this.#free(query.landed);
        reject(new QueryCancelledError());
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      query.answer
        .then((result) => resolve({ result, leave: () => this.#leave(query, result) }), reject)
        .finally(() => signal?.removeEventListener('abort', giveUp));
    });
  }

  #begin(name: string, start: (cancelCell: Int32Array) => Promise<Result>): SharedQuery<Result> {
    const cancelCell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const answer = start(cancelCell);
    const query: SharedQuery<Result> = { answer, cancelCell, users: 0 };
    this.#underWay.set(name, query);
    // Before anybody is told, for this is the first to listen: who asks from then on begins anew.
    void answer.then(
      (result) => {
        query.landed = result;
        this.#forget(name, query);
        if (query.users === 0) this.#free(result);
      },
      () => this.#forget(name, query),
    );
    return query;
  }

  #cancel(name: string, query: SharedQuery<Result>): void {
    Atomics.store(query.cancelCell, 0, 1);
    Atomics.notify(query.cancelCell, 0);
    this.#forget(name, query);
  }

  /** Whoever asks from now on begins anew. */
  #forget(name: string, query: SharedQuery<Result>): void {
    if (this.#underWay.get(name) === query) this.#underWay.delete(name);
  }

  #leave(query: SharedQuery<Result>, result: Result): void {
    query.users -= 1;
    if (query.users === 0) this.#free(result);
  }
}
