// Every package that the product is made of or tested with: npm from the lock file, Python from what is installed. The
// licences page, `licences.mjs` and `sbom.mjs` read it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { findChdbFolder } from './setup-chdb.mjs';

export const LOCK = join(ROOT, 'package-lock.json');
const REQUIREMENTS = ['requirements.txt', 'requirements-no-deps.txt'];

/** npm: from the lock file, so that nothing hoisted or nested is missed. */
function listNpm() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([path, entry]) => !entry.optional || existsSync(join(ROOT, path)))
    .map(([path, entry]) => ({
      kind: 'npm',
      name: path.split('node_modules/').at(-1),
      version: entry.version,
      licence: entry.license ?? readLicence(path),
      use: entry.dev ? 'development' : 'product',
      isOptional: Boolean(entry.optional || entry.devOptional),
      integrity: entry.integrity,
      path,
    }));
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

/** Python's names are the same whatever case and joints they are written with (PEP 503). */
export const normalizePythonName = (name) => name.toLowerCase().replace(/[-_.]+/gu, '-');

/** Names in the lists that the product is installed from; what is installed beside them serves tests. */
function readProductNames() {
  const lists = REQUIREMENTS.map((name) => readFileSync(join(ROOT, 'apps/morphology', name), 'utf8'));
  return new Set(
    [...lists.join('\n').matchAll(/^[\w.-]+(?===)/gmu)].map(([name]) => normalizePythonName(name)),
  );
}

/** Python: from the metadata of what is installed; chdb stands beside. */
function listPython() {
  const productNames = readProductNames();
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
      const [name] = fields('Name');
      return {
        kind: 'python',
        name,
        version: fields('Version')[0],
        licence: licence || fields('License')[0] || 'unknown',
        use: 'Python',
        isShipped: productNames.has(normalizePythonName(name)),
        needs: fields('Requires-Dist')
          .filter((line) => !line.includes('extra =='))
          .map((line) => normalizePythonName(/^[\w.-]+/u.exec(line)[0])),
      };
    });
}

/** Works that a Python package carries inside without saying so in its metadata: name, folder, licence, and the package. */
const CARRIED = [
  ['Vabamorf and its lexicon (in EstNLTK)', 'estnltk/vabamorf', 'LGPL', 'estnltk'],
  ['eSpeak NG (in espeakng_loader)', 'espeakng_loader', 'GPL-3.0-or-later', 'espeakng-loader'],
  ['eSpeak NG (in piper)', 'piper/espeak-ng-data', 'GPL-3.0-or-later', 'piper-tts'],
];

/** What is carried, where it is there. */
function listCarried() {
  const site = findPythonPackages();
  return CARRIED.filter(([, folder]) => site && existsSync(join(site, folder))).map(
    ([name, , licence, carrier]) => ({
      kind: 'carried',
      name,
      version: '-',
      licence,
      use: 'Python',
      carrier,
    }),
  );
}

/** By name, each with `kind`, `name`, `version`, `licence` and `use`. */
export function listPackages() {
  return [...listNpm(), ...listPython(), ...listCarried()].sort((a, b) => a.name.localeCompare(b.name));
}
