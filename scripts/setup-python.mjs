/**
 * Makes the project-local Python environment `.venv` of the laboratory and of the nightly checks with foreign programs, with
 * the pinned packages of training/python; the product needs none. Makes it again where the lists have changed. As a command:
 * `node scripts/setup-python.mjs`; PYTHON names another interpreter than python3.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';
import { withSetupLock } from './setup-lock.mjs';

const LISTS = ['requirements-no-deps.txt', 'requirements.txt'];
const LEAST_PYTHON = 'import sys; sys.exit(sys.version_info < (3, 10))';
const PIP = [
  '-m',
  'pip',
  'install',
  '--quiet',
  '--disable-pip-version-check',
  '--no-input',
  '--require-hashes',
];
const MOST_SHOWN_LINES = 12;

/** A failure that the user can mend; printed without a stack. */
export class PythonSetupError extends Error {}

/** Sets up `.venv` and resolves to the path of its interpreter. Rejects with PythonSetupError. */
export async function setupPython({ root = ROOT, log = (line) => console.error(line) } = {}) {
  const venv = join(root, '.venv');
  const lists = join(root, 'training/python');
  const stamp = join(venv, 'keelerada-stamp');
  const python = join(venv, 'bin/python');
  const wanted = hashLists(lists);
  const isCurrent = () => existsSync(python) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  const install = () => {
    // The command that held the lock may have installed what is wanted.
    if (isCurrent()) return;
    log('Installing the Python packages of the nightly checks ...');
    const source = process.env.PYTHON ?? 'python3';
    runPython(source, ['-c', LEAST_PYTHON], 'Python 3.10 or newer is needed; PYTHON may name it');
    rmSync(venv, { recursive: true, force: true });
    // Debian has the modules that this needs in a package of their own.
    runPython(
      source,
      ['-m', 'venv', venv],
      'a Python environment could not be made (apt-get install python3-venv)',
    );
    for (const list of LISTS) {
      const options = list === 'requirements.txt' ? [] : ['--no-deps', '--no-compile'];
      runPython(python, [...PIP, ...options, '-r', join(lists, list)], `pip could not install ${list}`);
    }
    writeFileSync(stamp, wanted);
  };
  if (!isCurrent()) await withSetupLock(install, { root });
  return python;
}

function hashLists(folder) {
  const hash = createHash('sha256');
  for (const list of LISTS) hash.update(readFileSync(join(folder, list))).update('\0');
  return hash.digest('hex');
}

function runPython(python, args, failure) {
  const { status, stdout, stderr } = spawnSync(python, args, { encoding: 'utf8' });
  if (status === 0) return;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-MOST_SHOWN_LINES);
  throw new PythonSetupError([`${failure}:`, ...said].join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await setupPython();
  } catch (error) {
    if (!(error instanceof PythonSetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
