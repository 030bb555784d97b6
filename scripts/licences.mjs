// `npm run -s licences`: the licence of every package the product is made of or tested with, npm and Python.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';
import { findChdbFolder } from './setup-chdb.mjs';

/** npm: from the lock file, so that nothing hoisted or nested is missed. Rows of [name, version, licence, used for]. */
function listNpm() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([path, entry]) => !entry.optional || existsSync(join(ROOT, path)))
    .map(([path, entry]) => [
      path.split('node_modules/').at(-1),
      entry.version,
      entry.license ?? readLicence(path),
      entry.dev ? 'development' : 'product',
    ]);
}

function readLicence(path) {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
}

/** Folder of the packages in the project's own Python environment, null where that is not set up. */
function findPythonPackages() {
  const lib = join(ROOT, '.venv', 'lib');
  if (!existsSync(lib)) return null;
  return join(lib, readdirSync(lib).find((name) => name.startsWith('python')) ?? '', 'site-packages');
}

/** Python: from the metadata of what is installed; chdb stands beside. */
function listPython() {
  return [findPythonPackages(), findChdbFolder()]
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.dist-info'))
    .map((path) => readFileSync(join(path, 'METADATA'), 'utf8').split('\n\n')[0])
    .map((text) => {
      const fields = (key) =>
        [...text.matchAll(new RegExp(`^${key}: (.+)$`, 'gmu'))].map((match) => match[1]);
      const classifiers = fields('Classifier').filter((line) => line.startsWith('License ::'));
      const licence =
        fields('License-Expression')[0] ?? classifiers.map((line) => line.split(' :: ').at(-1)).join(', ');
      return [
        fields('Name')[0],
        fields('Version')[0],
        licence || fields('License')[0] || 'unknown',
        'Python',
      ];
    });
}

/** Works that a Python package carries inside without saying so in its metadata: [name, folder it stands in, licence]. */
const CARRIED = [
  ['Vabamorf and its lexicon (in EstNLTK)', 'estnltk/vabamorf', 'LGPL'],
  ['eSpeak NG (in espeakng_loader)', 'espeakng_loader', 'GPL-3.0-or-later'],
  ['eSpeak NG (in piper)', 'piper/espeak-ng-data', 'GPL-3.0-or-later'],
];

/** What is carried, where it is there. */
function listCarried() {
  const site = findPythonPackages();
  return CARRIED.filter(([, folder]) => site && existsSync(join(site, folder))).map(([name, , licence]) => [
    name,
    '-',
    licence,
    'Python',
  ]);
}

/** Rows of [name, version, licence, used for], by name. */
export function listLicences() {
  return [...listNpm(), ...listPython(), ...listCarried()].sort((a, b) => a[0].localeCompare(b[0]));
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
