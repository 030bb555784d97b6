import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of generated SQL: beside `src` in development, beside `dist` where the bundle runs. */
export function findMigrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    folder = dirname(folder);
  }
  throw new Error('The folder "migrations" of the server is missing: the installation is not complete.');
}
