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
/** The server with all packages, each package alone (without the types of Node), the screens, the browser tests. */
const TYPED = [
  'tsconfig.json',
  ...[
    'contract',
    'estonian',
    'corpus-engine',
    'corrector',
    'assessment',
    'citation',
    'practice',
    'russian',
    'vabamorf',
  ].map((name) => `packages/${name}`),
  'apps/web',
  'e2e',
];
/** By content: a checkout changes times, not files. */
const LINT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];
const LABORATORY = ['training', 'benchmarks'];
const WITHOUT_LABORATORY = LABORATORY.flatMap((folder) => ['--ignore-pattern', folder]);
const FORMAT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

function bin(name, ...args) {
  return [join(ROOT, 'node_modules', '.bin', name), args];
}

/** Types of all rooms at once take more memory than Node.js gives by default (about 4 GB). */
function lint(...args) {
  const file = join(ROOT, 'node_modules', 'eslint', 'bin', 'eslint.js');
  return [
    process.execPath,
    ['--max-old-space-size=8192', file, ...args, '--max-warnings', '0', ...LINT_CACHE],
  ];
}

function python(...args) {
  return [VENV_PYTHON, ['-m', ...args], { cwd: PYTHON_HOME }];
}

function ruff(...words) {
  return python('ruff', ...words, '--config', 'pyproject.toml', ...PYTHON_FOLDERS);
}

/** The longest first, so that two lanes end at about the same time. */
export const CHECKS = [
  ['lint', lint('.', ...WITHOUT_LABORATORY)],
  ['types', bin('tsc', '-b', ...TYPED)],
  ['format', bin('prettier', '--check', '--log-level', 'warn', ...FORMAT_CACHE, '.')],
  ['imports', [process.execPath, ['scripts/check-imports.mjs']]],
  ['unused code', bin('knip')],
  ['licences', [process.execPath, ['scripts/licences.mjs'], { capture: true }]],
  ['lines', [process.execPath, ['scripts/count-lines.mjs', '--check']]],
];

export const LABORATORY_CHECKS = [
  ['types of the laboratory', bin('tsc', '-b', ...LABORATORY)],
  ['lint of the laboratory', lint(...LABORATORY)],
];

/** With the packages of scripts/setup-python.mjs. */
export const PYTHON_CHECKS = [
  ['mypy', python('mypy')],
  ['ruff', ruff('check')],
  ['ruff format', ruff('format', '--check')],
];

/** Runs the checks and prints a line for each; resolves to the names of those that failed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const failed = [];
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command] = check;
      const started = Date.now();
      const { code } = await run(...command);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runLane));
  return failed;
}
