import { randomUUID } from 'node:crypto';
import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { Agent, request } from 'undici';
import { TimeLimitError, withTimeLimit } from '../../platform/process/time-limit';
import { explainRefusal, isUnconnected } from './explain-store-failure';
import { hasReplicas, type TokenStoreAddress } from './index-url';
import { readRowBinary, type ColumnsOf, type ColumnType } from './read-row-binary';
import { ShardWatch } from './watch-shards';

/** How long a replica that did not connect is passed over. */
const PASSED_OVER_MS = 3000;

/** Which replicas did not connect a moment ago; the order in which those of a shard are tried. */
class ReplicaChoice {
  readonly #failedAt = new Map<string, number>();
  readonly #now: () => number;
  #turn = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Each call begins with the next one, so that questions are shared; those that failed lately come last. */
  order(replicas: readonly string[]): string[] {
    const start = this.#turn++ % replicas.length;
    const turned = [...replicas.slice(start), ...replicas.slice(0, start)];
    return [
      ...turned.filter((origin) => !this.#isPassedOver(origin)),
      ...turned.filter((origin) => this.#isPassedOver(origin)),
    ];
  }

  noteFailure(origin: string): void {
    this.#failedAt.set(origin, this.#now());
  }

  noteAnswer(origin: string): void {
    this.#failedAt.delete(origin);
  }

  #isPassedOver(origin: string): boolean {
    const failed = this.#failedAt.get(origin);
    return failed !== undefined && this.#now() - failed < PASSED_OVER_MS;
  }
}

/** Has what is there once: state, names and leases. */
export const FIRST_SHARD = 0;

export type StoreSettings = Readonly<Record<string, string | number>>;

export interface StoreAskOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the whole request; default 30 s. */
  readonly timeoutMs?: number;
  /** Settings of ClickHouse for this question. */
  readonly settings?: StoreSettings;
}

const QUESTION_TIMEOUT_MS = 30_000;
/** Of the lease's 30 s: rows that arrive later could meet those of another writer. */
const INSERT_TIMEOUT_MS = 20_000;
const KILL_TIMEOUT_MS = 2000;
/** A server that takes longer to connect counts as away. */
const CONNECT_TIMEOUT_MS = 700;
const MOST_CONNECTIONS = 32;
/** How long servers wait for each other, so that a machine that is away is known within 2 s. */
const BETWEEN_SERVERS = { connect_timeout_with_failover_ms: 500, connections_with_failover_max_tries: 2 };
/** A part left out is an error; no question is written to the log of queries; an error never stands after rows. */
const ALWAYS = { skip_unavailable_shards: 0, log_queries: 0, wait_end_of_query: 1, ...BETWEEN_SERVERS };
/** Rows count as written when most replicas have them; equal rows twice are two rows. */
const REPLICATED_WRITE = { insert_deduplicate: 0, insert_quorum: 2 };
const REPLICATED_READ = { select_sequential_consistency: 1 };

interface StoreRequest {
  readonly origins: readonly string[];
  readonly sql: string;
  /** Rows to insert; the statement then goes into the address. */
  readonly rows?: Uint8Array;
}

/**
 * Reaches the token store over HTTP. Every call rejects with IndexIncompleteError where a shard is away or the time is over,
 * UnusableSettingError where the address is refused, IndexQuestionError where the question is, and QueryCancelledError once
 * the signal is raised; the question is then stopped on the servers too.
 * Nothing is asked before the first call; `close` lets go of the connections.
 */
export class TokenStoreClient {
  readonly address: TokenStoreAddress;
  readonly #choice = new ReplicaChoice();
  readonly #agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    connections: MOST_CONNECTIONS,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  readonly #watch: ShardWatch;
  readonly #authorization: string;
  readonly #settings: StoreSettings;

  constructor(address: TokenStoreAddress) {
    this.address = address;
    this.#authorization = `Basic ${Buffer.from(`${address.user}:${address.password}`).toString('base64')}`;
    this.#watch = new ShardWatch(address);
    this.#settings = hasReplicas(address) ? { ...ALWAYS, ...REPLICATED_READ } : ALWAYS;
  }

  /** Asks any living server; `sql` names tables `X_all`, or its own. */
  ask(sql: string, options: StoreAskOptions = {}): Promise<Uint8Array> {
    const origins = this.address.shards.flatMap(({ replicas }) => replicas);
    return this.#watch.during(options.signal, (signal) =>
      this.#call({ origins: this.#choice.order(origins), sql }, { ...options, signal }),
    );
  }

  askShard(shard: number, sql: string, options: StoreAskOptions = {}): Promise<Uint8Array> {
    return this.#call({ origins: this.#replicasOf(shard), sql }, options);
  }

  /** Rows of an answer of any living server, or of one shard. */
  async read<const Types extends readonly ColumnType[]>(
    shard: number | 'any',
    sql: string,
    types: Types,
    options?: StoreAskOptions,
  ): Promise<ColumnsOf<Types>> {
    const question = `${sql} FORMAT RowBinary`;
    const answer = shard === 'any' ? this.ask(question, options) : this.askShard(shard, question, options);
    return readRowBinary(await answer, types);
  }

  /** The same question to each shard. */
  readShards<const Types extends readonly ColumnType[]>(
    sql: string,
    types: Types,
  ): Promise<ColumnsOf<Types>[]> {
    return Promise.all(this.address.shards.map((_, shard) => this.read(shard, sql, types)));
  }

  /** Runs a statement on a living replica of one shard or of each. */
  async command(shard: number | 'all', sql: string, options: StoreAskOptions = {}): Promise<void> {
    const shards = shard === 'all' ? this.address.shards : [this.address.shards[shard]!];
    const calls = shards.map(({ replicas }) =>
      this.#call({ origins: this.#choice.order(replicas), sql }, options),
    );
    await waitForAll(calls);
  }

  /** Runs a statement on every replica of one shard or of all: for what does not copy itself. */
  async commandEverywhere(shard: number | 'all', sql: string, options: StoreAskOptions = {}): Promise<void> {
    const shards = shard === 'all' ? this.address.shards : [this.address.shards[shard]!];
    const origins = shards.flatMap(({ replicas }) => replicas);
    await waitForAll(origins.map((origin) => this.#call({ origins: [origin], sql }, options)));
  }

  /** Adds rows in the form RowBinary to a local table of a shard. */
  async insert(shard: number, table: string, columns: readonly string[], rows: Uint8Array): Promise<void> {
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) FORMAT RowBinary`;
    const settings = hasReplicas(this.address) ? REPLICATED_WRITE : {};
    const options = { timeoutMs: INSERT_TIMEOUT_MS, settings };
    await this.#call({ origins: this.#replicasOf(shard), sql, rows }, options);
  }

  async close(): Promise<void> {
    await Promise.all([this.#agent.close(), this.#watch.close()]);
  }

  #replicasOf(shard: number): string[] {
    return this.#choice.order(this.address.shards[shard]!.replicas);
  }

  /** Tries the servers in turn until one connects. */
  async #call(call: StoreRequest, options: StoreAskOptions): Promise<Uint8Array> {
    for (const origin of call.origins) {
      if (options.signal?.aborted === true) throw new QueryCancelledError();
      try {
        const answer = await this.#sendAgain(origin, call, options);
        this.#choice.noteAnswer(origin);
        return answer;
      } catch (error) {
        if (!isUnconnected(error)) throw error;
        this.#choice.noteFailure(origin);
      }
    }
    throw new IndexIncompleteError('No server of a part of the token store can be reached.');
  }

  /** A server ends connections that nobody uses, maybe just as a question goes out: one that changes nothing goes out again. */
  async #sendAgain(origin: string, call: StoreRequest, options: StoreAskOptions): Promise<Uint8Array> {
    try {
      return await this.#send(origin, call, options);
    } catch (error) {
      if (!isBrokenConnection(error) || !(error instanceof Error)) throw error;
      const again = /^(?:SELECT|WITH) /u.test(call.sql)
        ? this.#send(origin, call, options)
        : Promise.reject(error);
      return await again.catch((second: unknown) => {
        throw isBrokenConnection(second)
          ? new IndexIncompleteError('A server of the token store went away.')
          : second;
      });
    }
  }

  async #send(origin: string, { sql, rows }: StoreRequest, options: StoreAskOptions): Promise<Uint8Array> {
    const { signal, timeoutMs = QUESTION_TIMEOUT_MS, settings = {} } = options;
    const queryId = randomUUID();
    const parameters = {
      ...this.#settings,
      max_execution_time: Math.ceil(timeoutMs / 1000),
      ...settings,
      query_id: queryId,
    };
    const url = this.#makeUrl(origin, rows === undefined ? parameters : { ...parameters, query: sql });
    const act = (limited: AbortSignal) =>
      request(url, {
        method: 'POST',
        headers: { authorization: this.#authorization },
        body: rows ?? sql,
        dispatcher: this.#agent,
        signal: limited,
      }).then(async ({ statusCode, body }) => {
        if (statusCode !== 200) throw explainRefusal(statusCode, await body.text(), signal);
        return body.bytes();
      });
    try {
      return await withTimeLimit(timeoutMs, signal, act);
    } catch (error) {
      if (signal?.aborted === true || error instanceof TimeLimitError) void this.#stop(origin, queryId);
      if (signal?.aborted === true) throw new QueryCancelledError();
      if (error instanceof TimeLimitError) throw new IndexIncompleteError('The token store takes too long.');
      throw error;
    }
  }

  #makeUrl(origin: string, parameters: StoreSettings): string {
    const url = new URL(origin);
    url.searchParams.set('database', this.address.database);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url.href;
  }

  /** Ends a question that nobody waits for any more. A server that is away has ended it already. */
  async #stop(origin: string, queryId: string): Promise<void> {
    const sql = `KILL QUERY WHERE query_id = '${queryId}' ASYNC`;
    await this.#send(origin, { origins: [], sql }, { timeoutMs: KILL_TIMEOUT_MS }).catch(() => undefined);
  }
}

/** The connection ended after something was sent. */
function isBrokenConnection(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    typeof code === 'string' && (code.startsWith('UND_ERR') || code === 'ECONNRESET' || code === 'EPIPE')
  );
}

/** Waits for all, so that nothing goes on in the background, then throws what went wrong first. */
export async function waitForAll(calls: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
