import { ComputeQueueFullError } from './compute-errors';

interface Waiter<Client> {
  readonly client: Client;
  /** The place that it has given away and waits to have again; null for one who takes any. */
  readonly place: number | null;
  readonly admitted: (place: number) => void;
}

/**
 * Places of one kind of thread or process. The next place goes to the client with the fewest tasks inside, among equals to
 * the one that has lately cost least, then to the one who came first: who asks for a lot waits for who asks for a little.
 * What a client has begun comes before what it has not.
 */
export class TurnQueue<Client = string> {
  /** Who is inside at each place. */
  readonly #holders: ({ readonly client: Client } | null)[];
  readonly #room: number;
  readonly #readCost: (client: Client) => number;
  readonly #waiting: Waiter<Client>[] = [];

  /** `room`: tasks that may wait before calls are turned away. */
  constructor(places: number, room = Infinity, readCost: (client: Client) => number = () => 0) {
    this.#holders = Array.from({ length: places }, () => null);
    this.#room = room;
    this.#readCost = readCost;
  }

  get hasFreePlace(): boolean {
    return this.#holders.includes(null);
  }

  /** Whether another call of the client finds room to wait: each may have half of what others leave. */
  hasRoomFor(client: Client): boolean {
    const own = this.#waiting.filter((waiter) => waiter.client === client).length;
    return own < this.#room - this.#waiting.length;
  }

  /**
   * Resolves with a place, or with `place` again. Rejects with the reason of the signal where it is raised before there is
   * one, with ComputeQueueFullError where there is none in `mostWaitMs` milliseconds.
   */
  enter(
    client: Client,
    signal?: AbortSignal,
    mostWaitMs?: number,
    place: number | null = null,
  ): Promise<number> {
    return new Promise<number>((resolve, reject) => {
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
        ...{ client, place },
        admitted: (given) => {
          stopWaiting();
          resolve(given);
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

  /** Lets others in at a place. Resolves when it has the place again; rejects with the reason of the signal. */
  async giveWay(place: number, signal: AbortSignal): Promise<void> {
    if (this.#waiting.length === 0) return;
    const turn = this.enter(this.#holders[place]!.client, signal, undefined, place);
    this.leave(place);
    await turn;
  }

  leave(place: number): void {
    this.#holders[place] = null;
    this.#fillPlaces();
  }

  #countInside(client: Client): number {
    return this.#holders.filter((holder) => holder?.client === client).length;
  }

  #fillPlaces(): void {
    for (const [place, holder] of this.#holders.entries()) {
      const fitting = this.#waiting.filter((waiter) => waiter.place === null || waiter.place === place);
      if (holder !== null || fitting.length === 0) continue;
      const { client } = fitting.reduce((best, other) => (this.#isBefore(other, best) ? other : best));
      const own = fitting.filter((waiter) => waiter.client === client);
      const next = own.find((waiter) => waiter.place === place) ?? own[0]!;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#holders[place] = { client };
      next.admitted(place);
    }
  }

  #isBefore({ client }: Waiter<Client>, other: Waiter<Client>): boolean {
    const difference = this.#countInside(client) - this.#countInside(other.client);
    return difference < 0 || (difference === 0 && this.#readCost(client) < this.#readCost(other.client));
  }
}
