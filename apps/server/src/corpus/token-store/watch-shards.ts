import { setTimeout as delay } from 'node:timers/promises';
import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { Agent, request } from 'undici';
import { withTimeLimit } from '../../platform/process/time-limit';
import type { TokenStoreAddress } from './index-url';

/** A question that takes so long is looked after. */
const FIRST_PING_MS = 500;
const BETWEEN_PINGS_MS = 2000;
const PING_LIMIT_MS = 1200;
/** A timer as late as this says that this thread was busy, not that a server is. */
const BUSY_MS = 300;

/** Asks the servers of the shards whether they live: one that accepts a question and hangs never ends it by itself. */
export class ShardWatch {
  readonly #address: TokenStoreAddress;
  /** Connections of their own, so that pings never wait for questions. */
  readonly #agent = new Agent({ connect: { timeout: PING_LIMIT_MS }, connections: 1 });

  constructor(address: TokenStoreAddress) {
    this.#address = address;
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Answers what `ask` answers. Rejects with IndexIncompleteError soon after all servers of a shard are silent. */
  async during<Answer>(
    signal: AbortSignal | undefined,
    ask: (watched: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const ended = new AbortController();
    const watched = signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]);
    try {
      return await Promise.race([ask(watched), this.#waitForSilence(ended.signal)]);
    } finally {
      ended.abort();
    }
  }

  async #waitForSilence(ended: AbortSignal): Promise<never> {
    const until = { signal: ended, ref: false };
    await delay(FIRST_PING_MS, undefined, until);
    for (;;) {
      const lives = this.#address.shards.map(({ replicas }) =>
        Promise.any(replicas.map((replica) => this.#ping(replica, ended))),
      );
      await Promise.all(lives).catch(() => {
        throw new IndexIncompleteError('A server of the token store does not answer.');
      });
      await delay(BETWEEN_PINGS_MS, undefined, until);
    }
  }

  async #ping(replica: string, ended: AbortSignal): Promise<void> {
    const began = performance.now();
    try {
      await withTimeLimit(PING_LIMIT_MS, ended, async (signal) => {
        const { body } = await request(`${replica}/ping`, { dispatcher: this.#agent, signal });
        await body.dump();
      });
    } catch (error) {
      if (ended.aborted || performance.now() - began <= PING_LIMIT_MS + BUSY_MS) throw error;
      await this.#ping(replica, ended);
    }
  }
}
