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
const MORPHOLOGY = join(ROOT, 'apps/morphology');
const VENV = join(ROOT, '.venv');
const STAMP = join(VENV, 'keelerada-stamp.json');
const IS_WINDOWS = process.platform === 'win32';
const MIN_PYTHON = [3, 10];

/** The interpreter of the project-local environment. */
export const PYTHON = join(VENV, IS_WINDOWS ? 'Scripts/python.exe' : 'bin/python');

/** A cause that the user can act on; printed without a stack. */
export class PythonSetupError extends Error {}

/**
 * Sets up `.venv` and answers the path of its interpreter. `dev` adds what the Python checks need (ruff, mypy, pytest).
 * Returns quickly, without starting a process, where nothing changed. Throws PythonSetupError.
 */
export function setupPython({ dev = false, log = (line) => console.error(line) } = {}) {
  const wanted = hashRequirements();
  const stamp = readStamp();
  const isWhole = stamp !== null && existsSync(PYTHON) && stamp.python === readVenvVersion();
  if (isWhole && stamp.requirements === wanted && (stamp.dev || !dev)) return PYTHON;
  if (!isWhole) makeVenv(log);

  const withDev = dev || (isWhole && stamp.dev);
  log(`Installing the Python packages${withDev ? ' with those of the checks' : ''} ...`);
  pip(['--no-deps', '--no-compile', '-r', join(MORPHOLOGY, 'requirements-no-deps.txt')]);
  pip(['-r', join(MORPHOLOGY, withDev ? 'requirements-dev.txt' : 'requirements.txt')]);
  linkOwnPackage();
  writeFileSync(STAMP, JSON.stringify({ requirements: wanted, python: readVenvVersion(), dev: withDev }));
  return PYTHON;
}

function hashRequirements() {
  const hash = createHash('sha256');
  for (const name of ['requirements.txt', 'requirements-no-deps.txt', 'requirements-dev.txt']) {
    hash.update(readFileSync(join(MORPHOLOGY, name), 'utf8').replaceAll('\r\n', '\n')).update('\0');
  }
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return null; // none yet, or cut short by a kill: install again
  }
}

function readVenvVersion() {
  const config = join(VENV, 'pyvenv.cfg');
  if (!existsSync(config)) return null;
  return /^version(?:_info)?\s*=\s*(\S+)/m.exec(readFileSync(config, 'utf8'))?.[1] ?? null;
}

function makeVenv(log) {
  const python = findPython();
  log(`Making a Python environment in .venv (Python ${python.version}) ...`);
  rmSync(VENV, { recursive: true, force: true });
  const made = spawnSync(python.command, [...python.args, '-m', 'venv', VENV], { encoding: 'utf8' });
  if (made.status === 0 && existsSync(PYTHON)) return;
  rmSync(VENV, { recursive: true, force: true });
  const output = `${made.stdout ?? ''}${made.stderr ?? ''}`;
  if (/ensurepip|No module named '?venv/.test(output)) {
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

function pip(args) {
  const command = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', ...args];
  const run = spawnSync(PYTHON, command, { encoding: 'utf8', cwd: ROOT });
  if (run.status === 0) return;
  throw new PythonSetupError(
    `pip could not install the packages of ${args.at(-1)}:\n${lastLines(`${run.stdout}${run.stderr}`)}`,
  );
}

/** Makes `python -m keelerada_morphology` work from everywhere; the path is relative, so that it moves with the project. */
function linkOwnPackage() {
  const packages = IS_WINDOWS
    ? join(VENV, 'Lib/site-packages')
    : join(
        VENV,
        'lib',
        readdirSync(join(VENV, 'lib')).find((name) => name.startsWith('python')) ?? '',
        'site-packages',
      );
  const up = IS_WINDOWS ? '../../..' : '../../../..';
  writeFileSync(join(packages, 'keelerada_morphology.pth'), `${up}/apps/morphology/src\n`);
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
