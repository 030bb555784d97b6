/**
 * Makes the project-local Python environment `.venv` of the laboratory and of the nightly checks with foreign programs, with
 * the pinned packages of training/python; the product needs none. Installs again if the lists or the interpreter changed or
 * packages are missing. As a command: `node scripts/setup-python.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSetupLock } from './setup-lock.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const IS_WINDOWS = process.platform === 'win32';
const MIN_PYTHON = [3, 10];

const REQUIREMENTS = ['requirements.txt', 'requirements-no-deps.txt'];

function locate(root) {
  const venv = join(root, '.venv');
  return {
    venv,
    python: join(venv, IS_WINDOWS ? 'Scripts/python.exe' : 'bin/python'),
    stamp: join(venv, 'keelerada-stamp.json'),
    lists: join(root, 'training/python'),
  };
}

/** A failure that the user can mend; printed without a stack. */
export class PythonSetupError extends Error {}

/**
 * Sets up `.venv` and resolves to the path of its interpreter. Starts no process if nothing changed. Rejects with
 * PythonSetupError.
 */
export async function setupPython({ root = ROOT, log = (line) => console.error(line) } = {}) {
  const place = locate(root);
  const wanted = hashRequirements(place);
  const isCurrent = () => {
    const stamp = readStamp(place);
    return isWhole(place, stamp) && stamp.requirements === wanted;
  };
  if (!isCurrent()) {
    // The command that held the lock may have installed what is wanted.
    await withSetupLock(() => isCurrent() || install(place, { wanted, log }), { root });
  }
  return place.python;
}

/** Whether everything is there that was there after the last installation. */
function isWhole(place, stamp) {
  if (stamp === null || !existsSync(place.python) || stamp.python !== readVenvVersion(place)) return false;
  const found = new Set(listPackages(place));
  return stamp.packages?.every((name) => found.has(name)) ?? false;
}

function install(place, { wanted, log }) {
  if (!isWhole(place, readStamp(place))) makeVenv(place, log);
  log('Installing the Python packages of the nightly checks ...');
  rmSync(place.stamp, { force: true }); // a kill after this makes the next call install again
  pip(place, ['--no-deps', '--no-compile', '-r', 'requirements-no-deps.txt']);
  pip(place, ['-r', 'requirements.txt']);
  const content = {
    requirements: wanted,
    python: readVenvVersion(place),
    packages: listPackages(place),
  };
  writeFileSync(place.stamp, JSON.stringify(content));
}

/** Names in the folder of installed packages. */
function listPackages(place) {
  return readdirSync(findPackagesFolder(place)).filter((name) => name !== '__pycache__');
}

function findPackagesFolder({ venv }) {
  const lib = join(venv, IS_WINDOWS ? 'Lib' : 'lib');
  const version = IS_WINDOWS ? '' : (readdirSync(lib).find((name) => name.startsWith('python')) ?? '');
  return join(lib, version, 'site-packages');
}

function hashRequirements({ lists }) {
  const hash = createHash('sha256');
  for (const name of REQUIREMENTS) {
    hash.update(readFileSync(join(lists, name), 'utf8').replaceAll('\r\n', '\n')).update('\0');
  }
  return hash.digest('hex');
}

function readStamp({ stamp }) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return null; // none yet, or damaged by a kill
  }
}

function readVenvVersion({ venv }) {
  const config = join(venv, 'pyvenv.cfg');
  if (!existsSync(config)) return null;
  return /^version(?:_info)?\s*=\s*(\S+)/m.exec(readFileSync(config, 'utf8'))?.[1] ?? null;
}

function makeVenv({ venv, python: venvPython }, log) {
  const python = findPython();
  log(`Making a Python environment in .venv (Python ${python.version}) ...`);
  rmSync(venv, { recursive: true, force: true });
  const made = spawnSync(python.command, [...python.args, '-m', 'venv', venv], { encoding: 'utf8' });
  if (made.status === 0 && existsSync(venvPython)) return;
  rmSync(venv, { recursive: true, force: true });
  const output = `${made.stdout ?? ''}${made.stderr ?? ''}`;
  if (/ensurepip|No module named '?venv/u.test(output)) {
    throw new PythonSetupError(
      `Python ${python.version} is here, but without its "venv" and "ensurepip" modules. On Debian or Ubuntu: ` +
        'apt-get install python3-venv. Then start again.',
    );
  }
  throw new PythonSetupError(`A Python environment could not be made in .venv:\n${lastLines(output)}`);
}

/** The first interpreter that runs and is new enough: PYTHON of the environment, else the usual names. */
function findPython() {
  const named = process.env.PYTHON ? [[process.env.PYTHON, []]] : [];
  const usual = ['python3', 'python', 'python3.13', 'python3.12', 'python3.11', 'python3.10'].map((c) => [
    c,
    [],
  ]);
  const candidates = [...named, ...usual, ...(IS_WINDOWS ? [['py', ['-3']]] : [])];
  const tooOld = [];
  for (const [command, args] of candidates) {
    const probe = 'import sys; print("%d.%d.%d" % sys.version_info[:3])';
    const answer = spawnSync(command, [...args, '-c', probe], { encoding: 'utf8' });
    const version = answer.status === 0 ? answer.stdout.trim() : ''; // a shim may exist and still fail
    if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
    const [major, minor] = version.split('.').map(Number);
    if (major === MIN_PYTHON[0] && minor >= MIN_PYTHON[1]) return { command, args, version };
    tooOld.push(`${command} is ${version}`);
  }
  const found = tooOld.length > 0 ? ` (${tooOld.join(', ')})` : '';
  throw new PythonSetupError(
    `Python ${MIN_PYTHON.join('.')} or newer is needed and was not found${found}. Install it (on Debian or Ubuntu: ` +
      'apt-get install python3 python3-venv) or name it: PYTHON=/path/to/python3.',
  );
}

function pip({ python, lists }, args) {
  const options = ['--quiet', '--disable-pip-version-check', '--no-input', '--require-hashes'];
  const command = ['-m', 'pip', 'install', ...options, ...args];
  const run = spawnSync(python, command, { encoding: 'utf8', cwd: lists });
  if (run.status === 0) return;
  const output = lastLines(`${run.stdout ?? ''}${run.stderr ?? ''}`);
  throw new PythonSetupError(`pip could not install the packages of ${args.at(-1)}:\n${output}`);
}

function lastLines(text) {
  return text.trim().split('\n').slice(-12).join('\n');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await setupPython();
  } catch (error) {
    if (!(error instanceof PythonSetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
