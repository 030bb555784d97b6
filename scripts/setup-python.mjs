/**
 * Makes the project-local Python environment `.venv` with the pinned packages of apps/morphology, and installs again
 * only when the lists or the interpreter changed. As a command: `node scripts/setup-python.mjs [--dev]`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const IS_WINDOWS = process.platform === 'win32';
const MIN_PYTHON = [3, 10];

const REQUIREMENTS = ['requirements.txt', 'requirements-no-deps.txt', 'requirements-dev.txt'];

function locate(root) {
  const venv = join(root, '.venv');
  return {
    venv,
    python: join(venv, IS_WINDOWS ? 'Scripts/python.exe' : 'bin/python'),
    stamp: join(venv, 'keelerada-stamp.json'),
    morphology: join(root, 'apps/morphology'),
  };
}

/** A cause that the user can act on; printed without a stack. */
export class PythonSetupError extends Error {}

/**
 * Sets up `.venv` and answers the path of its interpreter. `dev` adds what the Python checks need (ruff, mypy, pytest).
 * Returns quickly, without starting a process, where nothing changed. Throws PythonSetupError.
 */
export function setupPython({ dev = false, root = ROOT, log = (line) => console.error(line) } = {}) {
  const place = locate(root);
  const wanted = hashRequirements(place);
  const stamp = readStamp(place);
  const isWhole = stamp !== null && existsSync(place.python) && stamp.python === readVenvVersion(place);
  if (isWhole && stamp.requirements === wanted && (stamp.dev || !dev)) return place.python;
  if (!isWhole) makeVenv(place, log);

  const withDev = dev || (isWhole && stamp.dev);
  log(`Installing the Python packages${withDev ? ' with those of the checks' : ''} ...`);
  rmSync(place.stamp, { force: true }); // a kill from here on makes the next call install again
  pip(place, ['--no-deps', '--no-compile', '-r', 'requirements-no-deps.txt']);
  pip(place, ['-r', withDev ? 'requirements-dev.txt' : 'requirements.txt']);
  linkOwnPackage(place);
  const content = { requirements: wanted, python: readVenvVersion(place), dev: withDev };
  writeFileSync(place.stamp, JSON.stringify(content));
  return place.python;
}

function hashRequirements({ morphology }) {
  const hash = createHash('sha256');
  for (const name of REQUIREMENTS) {
    hash.update(readFileSync(join(morphology, name), 'utf8').replaceAll('\r\n', '\n')).update('\0');
  }
  return hash.digest('hex');
}

function readStamp({ stamp }) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return null; // none yet, or cut short by a kill: install again
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
      'apt-get install python3 python3-venv) or name it: PYTHON=/path/to/python3 npm start.',
  );
}

function pip({ python, morphology }, args) {
  const command = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', ...args];
  const run = spawnSync(python, command, { encoding: 'utf8', cwd: morphology });
  if (run.status === 0) return;
  const output = lastLines(`${run.stdout ?? ''}${run.stderr ?? ''}`);
  throw new PythonSetupError(`pip could not install the packages of ${args.at(-1)}:\n${output}`);
}

/** Makes `python -m keelerada_morphology` work from everywhere; a relative path, so that it moves with the project. */
function linkOwnPackage({ venv }) {
  const lib = join(venv, IS_WINDOWS ? 'Lib' : 'lib');
  const version = IS_WINDOWS ? '' : (readdirSync(lib).find((name) => name.startsWith('python')) ?? '');
  const packages = join(lib, version, 'site-packages');
  writeFileSync(
    join(packages, 'keelerada_morphology.pth'),
    `${IS_WINDOWS ? '../../..' : '../../../..'}/apps/morphology/src\n`,
  );
}

function lastLines(text) {
  return text.trim().split('\n').slice(-12).join('\n');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    setupPython({ dev: process.argv.includes('--dev') });
  } catch (error) {
    if (!(error instanceof PythonSetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
