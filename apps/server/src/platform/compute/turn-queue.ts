import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { ComputeQueueFullError } from './compute-errors';
import type { ComputeLedger } from './compute-ledger';

interface Waiter {
  readonly client: string;
  readonly letIn: () => void;
}

/** Of the waiting tasks one client may have so many: the rest of the room is for others. */
const CLIENT_SHARE = 0.5;

/**
 * Places of one kind of thread. The next place goes to the client with the fewest tasks inside, among equals to the one
 * that has lately cost least, then to the one who came first: who asks for a lot waits for who asks for a little.
 */
export class TurnQueue {
  readonly #places: number;
  readonly #room: number;
  readonly #ledger: ComputeLedger;
  readonly #inside = new Map<string, number>();
  readonly #waiting: Waiter[] = [];
  #held = 0;

  /** `room`: tasks that may wait before calls are turned away. */
  constructor(places: number, room: number, ledger: ComputeLedger) {
    this.#places = places;
    this.#room = room;
    this.#ledger = ledger;
  }

  get hasFreePlace(): boolean {
    return this.#held < this.#places && this.#waiting.length === 0;
  }

  /** Whether another call of the client finds room to wait. */
  hasRoomFor(client: string): boolean {
    if (this.#waiting.length >= this.#room) return false;
    const own = this.#waiting.filter((waiter) => waiter.client === client).length;
    return own < Math.ceil(this.#room * CLIENT_SHARE);
  }

  /**
   * Resolves with a place. Rejects with QueryCancelledError where the signal is raised before there is one, with
   * ComputeQueueFullError where there is none in `mostWaitMs` milliseconds.
   */
  enter(client: string, signal?: AbortSignal, mostWaitMs?: number): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const giveUp = (reason: Error): void => {
        stopWaiting();
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(reason);
      };
      const cancel = (): void => giveUp(new QueryCancelledError());
      const waiter: Waiter = {
        client,
        letIn: () => {
          stopWaiting();
          resolve();
        },
      };
      const timer =
        mostWaitMs === undefined
          ? undefined
          : setTimeout(() => giveUp(new ComputeQueueFullError()), mostWaitMs);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.push(waiter);
      this.#fillPlaces();
    });
  }

  leave(client: string): void {
    this.#held -= 1;
    const left = this.#countInside(client) - 1;
    if (left > 0) this.#inside.set(client, left);
    else this.#inside.delete(client);
    this.#fillPlaces();
  }

  #countInside(client: string): number {
    return this.#inside.get(client) ?? 0;
  }

  #fillPlaces(): void {
    while (this.#held < this.#places && this.#waiting.length > 0) {
      const next = this.#waiting.reduce((best, other) => (this.#isBefore(other, best) ? other : best));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#held += 1;
      this.#inside.set(next.client, this.#countInside(next.client) + 1);
      next.letIn();
    }
  }

  #isBefore({ client }: Waiter, other: Waiter): boolean {
    const difference = this.#countInside(client) - this.#countInside(other.client);
    return (
      difference < 0 || (difference === 0 && this.#ledger.read(client) < this.#ledger.read(other.client))
    );
  }
}
