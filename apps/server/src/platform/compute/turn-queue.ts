import { ComputeQueueFullError } from './compute-errors';

interface Waiter<Client> {
  readonly client: Client;
  readonly letIn: () => void;
}

/** Of the waiting tasks one client may have so many: the rest of the room is for others. */
const CLIENT_SHARE = 0.5;

/**
 * Places of one kind of thread or process. The next place goes to the client with the fewest tasks inside, among equals to
 * the one that has lately cost least, then to the one who came first: who asks for a lot waits for who asks for a little.
 */
export class TurnQueue<Client = string> {
  readonly #places: number;
  readonly #room: number;
  readonly #readCost: (client: Client) => number;
  readonly #inside = new Map<Client, number>();
  readonly #waiting: Waiter<Client>[] = [];
  #held = 0;

  /** `room`: tasks that may wait before calls are turned away. */
  constructor(places: number, room = Infinity, readCost: (client: Client) => number = () => 0) {
    this.#places = places;
    this.#room = room;
    this.#readCost = readCost;
  }

  get hasFreePlace(): boolean {
    return this.#held < this.#places && this.#waiting.length === 0;
  }

  /** Whether another call of the client finds room to wait. */
  hasRoomFor(client: Client): boolean {
    if (this.#waiting.length >= this.#room) return false;
    const own = this.#waiting.filter((waiter) => waiter.client === client).length;
    return own < Math.ceil(this.#room * CLIENT_SHARE);
  }

  /**
   * Resolves with a place. Rejects with the reason of the signal where it is raised before there is one, with
   * ComputeQueueFullError where there is none in `mostWaitMs` milliseconds.
   */
  enter(client: Client, signal?: AbortSignal, mostWaitMs?: number): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const giveUp = (reason: Error): void => {
        stopWaiting();
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(reason);
      };
      const cancel = (): void => giveUp(signal?.reason as Error);
      const waiter: Waiter<Client> = {
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

  leave(client: Client): void {
    this.#held -= 1;
    const left = this.#countInside(client) - 1;
    if (left > 0) this.#inside.set(client, left);
    else this.#inside.delete(client);
    this.#fillPlaces();
  }

  #countInside(client: Client): number {
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

  #isBefore({ client }: Waiter<Client>, other: Waiter<Client>): boolean {
    const difference = this.#countInside(client) - this.#countInside(other.client);
    return difference < 0 || (difference === 0 && this.#readCost(client) < this.#readCost(other.client));
  }
}
