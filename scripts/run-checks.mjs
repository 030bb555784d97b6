// The checks without tests of their own, two at a time: they are independent, and most of them use one core.
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const VENV_PYTHON = join(ROOT, '.venv', 'bin', 'python');
const PYTHON_HOME = join(ROOT, 'training', 'python');
const AT_ONCE = 2;
const PYTHON_FOLDERS = [
  '.',
  '../../e2e/src',
  '../../apps/server/src/corpus/token-store/testing',
  '../../apps/server/src/modules/text-download/testing',
  '../../packages/corpus-engine/src/testing',
  '../../clients/python',
];
const LABORATORY = ['training', 'benchmarks'];
const WITHOUT_LABORATORY = LABORATORY.flatMap((folder) => ['--ignore-pattern', folder]);

function bin(name, ...args) {
  return [join(ROOT, 'node_modules', '.bin', name), args];
}

function python(...args) {
  return [VENV_PYTHON, ['-m', ...args], { cwd: PYTHON_HOME }];
}

function ruff(...words) {
  return python('ruff', ...words, '--config', 'pyproject.toml', ...PYTHON_FOLDERS);
}

/** The longest first, so that two lanes end at about the same time. */
export const CHECKS = [
  // Each file with the types of its nearest tsconfig.json: a package alone, without those of Node.
  ['lint and types', bin('oxlint', ...WITHOUT_LABORATORY)],
  ['string index', [process.execPath, ['scripts/check-string-index.mjs']]],
  ['format', bin('oxfmt', '--check')],
  ['imports', [process.execPath, ['scripts/check-imports.mjs']]],
  ['unused code', bin('knip')],
  ['licences', [process.execPath, ['scripts/licences.mjs']]],
  ['lines', [process.execPath, ['scripts/count-lines.mjs', '--check']]],
];

export const LABORATORY_CHECKS = [['lint and types of the laboratory', bin('oxlint', ...LABORATORY)]];

/** With the packages of scripts/setup-python.mjs. */
export const PYTHON_CHECKS = [
  ['mypy', python('mypy')],
  ['ruff', ruff('check')],
  ['ruff format', ruff('format', '--check')],
];

/** Runs the checks and prints a line for each, and what failed ones say; resolves to the names of those. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const failed = [];
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, [program, args, where]] = check;
      const started = Date.now();
      const { code, stdout } = await run(program, args, { ...where, capture: true });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code === 0) continue;
      console.log(stdout);
      failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runLane));
  return failed;
}
