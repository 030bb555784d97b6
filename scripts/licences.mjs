// `npm run -s licences`: the licence of every package the product is made of or tested with.
import { pathToFileURL } from 'node:url';
import { listPackages } from './list-packages.mjs';

/** Rows of [name, version, licence, used for], by name. */
export function listLicences() {
  return listPackages().map(({ name, version, licence, use }) => [name, version, licence, use]);
}

function main() {
  const rows = listLicences();
  for (const row of rows) console.log(row.join('\t'));
  const unknown = rows.filter(([, , licence]) => licence === 'unknown');
  console.error(`${rows.length} packages, ${unknown.length} without a stated licence`);
  if (unknown.length === 0) return;
  console.error(unknown.map(([name]) => name).join(', '));
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
