// Every package that the product is made of or tested with, from the lock file of npm. The licences page, `licences.mjs` and
// `sbom.mjs` read it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

export const LOCK = join(ROOT, 'package-lock.json');

/** By name, each with `name`, `version`, `licence` and `use`; nothing hoisted or nested is missed. */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([path, entry]) => !entry.optional || existsSync(join(ROOT, path)))
    .map(([path, entry]) => ({
      name: path.split('node_modules/').at(-1),
      version: entry.version,
      licence: entry.license ?? readLicence(path),
      use: entry.dev ? 'development' : 'product',
      isOptional: Boolean(entry.optional || entry.devOptional),
      integrity: entry.integrity,
      path,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function readLicence(path) {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
}
