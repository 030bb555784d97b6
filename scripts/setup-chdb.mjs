// Installs chdb, the ClickHouse of today in a process of Python, for a nightly test. Some 550 MB, so it stands beside the
// project's Python environment, and the daily tests do not fetch it.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, ROOT } from './run.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { setupPython } from './setup-python.mjs';

const REQUIREMENTS = join(ROOT, 'training/python/requirements-chdb.txt');
const CACHE = join(ROOT, '.cache');
/** Without a network pip would try for minutes. */
const PATIENCE = ['--retries', '1', '--timeout', '20'];

/** Folder of the version that the list names, below `.cache`. */
function findChdbFolder() {
  const version = /^chdb-core==([^\s\\]+)/mu.exec(readFileSync(REQUIREMENTS, 'utf8'))[1];
  return join(CACHE, `chdb-${version}`);
}

/** Resolves to the interpreter and the folder for its PYTHONPATH, or to null with a clear line where it cannot be installed. */
export async function setupChdb() {
  const python = await setupPython().catch((error) => console.error(error.message));
  if (python === undefined) return null;
  const folder = findChdbFolder();
  await withSetupLock(async () => {
    if (!existsSync(folder)) await install(python, folder);
  });
  if (existsSync(folder)) return { python, folder };
  console.error(
    'chdb could not be installed: the SQL of the token store is not tried in the ClickHouse of today.',
  );
  return null;
}

async function install(python, folder) {
  console.error('Installing chdb for the nightly tests ...');
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const args = ['--quiet', '--disable-pip-version-check', '--no-input', '--require-hashes', ...PATIENCE];
  // Its dependencies are for tables of pandas.
  const wanted = ['--no-deps', '--target', draft, '-r', REQUIREMENTS];
  const { code } = await run(python, ['-m', 'pip', 'install', ...args, ...wanted]);
  if (code === 0) renameSync(draft, folder);
  else rmSync(draft, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setupChdb();
