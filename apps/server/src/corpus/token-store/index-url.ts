import { refuseIndexUrl } from './token-store-errors';
import { readOwn } from '@keelerada/estonian/make-table';

/** Where the token store is and how it is entered. Plain data: it is posted to threads. */
export interface TokenStoreAddress {
  readonly shards: readonly TokenStoreShard[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Name of the cluster in the servers' own configuration. */
  readonly cluster: string;
}

export interface TokenStoreShard {
  /** Origins such as `http://10.0.0.5:8123`, each with all rows of the shard. */
  readonly replicas: readonly string[];
}

const ADDRESS =
  /^(?<scheme>https?):\/\/(?:(?<entry>[^/]*)@)?(?<hosts>[^/@?#]+)\/(?<database>[^/?#]+)\?cluster=(?<cluster>[^&#]+)$/u;
const NAME = /^[A-Za-z_]\w{0,63}$/u;
const CLUSTER = /^[A-Za-z_][\w-]{0,63}$/u;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '8123', https: '8443' };
const DEFAULT_USER = 'default';

/**
 * Reads INDEX_URL: `http://user:password@host1:8123|host1b:8123,host2:8123/database?cluster=name`. A comma stands between
 * shards, `|` between the replicas of a shard. Throws UnusableSettingError, which never shows the address.
 */
export function parseIndexUrl(text: string): TokenStoreAddress {
  const { scheme, entry, hosts, database, cluster } = ADDRESS.exec(text.trim())?.groups ?? {};
  if (scheme === undefined || hosts === undefined || database === undefined || cluster === undefined)
    throw refuseIndexUrl('its form is not http://user:password@host:8123,host:8123/database?cluster=name');
  if (!NAME.test(database))
    throw refuseIndexUrl('the name of the database may have Latin letters, digits and _ only');
  if (!CLUSTER.test(cluster))
    throw refuseIndexUrl('the name of the cluster may have Latin letters, digits, _ and - only');
  return {
    ...parseEntry(entry),
    shards: hosts.split(',').map((shard) => parseShard(scheme, shard)),
    database,
    cluster,
  };
}

function parseEntry(entry: string | undefined): { user: string; password: string } {
  if (entry === undefined) return { user: DEFAULT_USER, password: '' };
  const [user, ...password] = entry.split(':');
  try {
    return { user: decodeURIComponent(user!), password: decodeURIComponent(password.join(':')) };
  } catch {
    throw refuseIndexUrl('a % in the user or the password does not stand as %25');
  }
}

function parseShard(scheme: string, shard: string): TokenStoreShard {
  return {
    replicas: shard.split('|').map((host) => {
      const url = `${scheme}://${host}`;
      const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
      if (hostname === '') throw refuseIndexUrl('one of its hosts is no name and no address');
      const port = /:(\d+)$/u.exec(host)?.[1] ?? readOwn(DEFAULT_PORTS, scheme)!;
      return `${scheme}://${hostname}:${port}`;
    }),
  };
}

/** The shard of a text: all its rows stand there, so that counts of shards add up. */
export function findShard(text: number, { shards }: Pick<TokenStoreAddress, 'shards'>): number {
  return text % shards.length;
}

/** True where shards have replicas, whose tables must copy themselves. */
export function hasReplicas({ shards }: Pick<TokenStoreAddress, 'shards'>): boolean {
  return shards.some(({ replicas }) => replicas.length > 1);
}
