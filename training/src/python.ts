import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findInProject } from './project-files';

/** Python with the packages of training/python, as `node scripts/setup-python.mjs` installs them. */
export const PYTHON = findInProject('.venv/bin/python');

export const hasPython = existsSync(PYTHON);

export const ENCODER_PYTHON = findInProject('.cache/encoder-env/bin/python');
export const TREES_PYTHON = findInProject('.cache/trees-venv/bin/python');

/** Sets up an environment of its own with the packages of a list in `training`, where it is not there yet. */
export function setUpPython(python: string, requirements: string): void {
  if (existsSync(python)) return;
  const list = findInProject(`training/${requirements}`);
  runPython(PYTHON, ['-m', 'venv', python.slice(0, -'/bin/python'.length)]);
  runPython(python, ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '-r', list]);
}

/** Runs a program to its end. Throws an Error with what it said. */
export function runPython(python: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(python, parameters, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`${parameters.join(' ')} failed: ${error?.message ?? stderr}`);
}
