import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config/settings';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { openDatabase } from '../../platform/database/open-database';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';

/**
 * Opens the store that a command writes to, or keeps a copy of, names it, and closes it after `work`. Throws CommandFailure
 * where this machine has a site whose settings were not read: the command would succeed on another store.
 */
export async function withStore<Result>(
  { config, siteFiles, stderr }: CommandContext,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const settings = config();
  const store = nameStore(settings);
  const site = siteFiles.find((file) => existsSync(file));
  if (site !== undefined && settings.settingsFile === null)
    throw new CommandFailure(explainRefusal(store, site));
  stderr.write(`Store: ${store}\n`);
  const connection = await openDatabase(settings);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Never with a user or a password. */
function nameStore({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `the built-in database in ${dataDir}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const database = decodeURIComponent(pathname.slice(1)) || 'of the user';
  return `PostgreSQL database ${database} at ${host || searchParams.get('host') || 'this machine'}`;
}

const explainRefusal = (store: string, site: string): string =>
  `${site} says that a site is set up on this machine, and its settings were not read: the command would act on ${store}. ` +
  'Nothing was done. Take the command of the site: "sudo keelerada COMMAND" beside the systemd unit, "docker compose ' +
  'exec application node apps/server/dist/cli.js COMMAND" with containers. If this other store is meant, set SETTINGS_FILE=none.';
