// For tests that end servers: a cluster of their own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../../platform/config/project-root';

/** Servers of Debian's ClickHouse, one a shard. */
export interface TestServers {
  readonly indexUrl: string;
  stop(): Promise<void>;
  killShard(shard: number): Promise<void>;
  startShard(shard: number): Promise<void>;
  pauseShard(shard: number): boolean;
  resumeShard(shard: number): boolean;
}

/** Starts three shards; `stop` them. */
export async function startTestServers(): Promise<TestServers> {
  const script = pathToFileURL(join(PROJECT_ROOT, 'scripts/test-clickhouse.mjs')).href;
  const { startTestClickhouse } = (await import(script)) as {
    startTestClickhouse: (options: { shards: number }) => Promise<TestServers>;
  };
  return startTestClickhouse({ shards: 3 });
}
