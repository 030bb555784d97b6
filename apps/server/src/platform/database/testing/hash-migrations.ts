import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../migrations-folder';

/** Names the state of the tables and of the built-in database's release; changes with every migration. */
export async function hashMigrations(): Promise<string> {
  const hash = createHash('sha256').update(await readPgliteVersion());
  for (const file of (await readdir(MIGRATIONS_FOLDER)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function readPgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFile(join(dirname(entry), '..', 'package.json'), 'utf8');
}
