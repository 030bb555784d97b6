import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Stands in the project's own folder and in no other on the way down to the server's sources and bundles. */
const MARKER = 'package-lock.json';

function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, MARKER))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of the project was not found above the server.');
    folder = parent;
  }
  return folder;
}

/** Folder of the project, the same for the sources and for the bundles in dist. */
export const PROJECT_ROOT = findProjectRoot();
