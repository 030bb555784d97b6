// `npm test`: sets up what the tests need, runs every check and every test, and ends with one line of counts taken from
// the runners' own reports. `npm test -- --only unit,python` runs some of the steps.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';
import { setupChromium } from './setup-chromium.mjs';
import { setupNode } from './setup-node.mjs';
import { setupPython } from './setup-python.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const VENV_BIN = join(ROOT, '.venv', 'bin');
const MORPHOLOGY = join(ROOT, 'apps', 'morphology');
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

function python(...args) {
  return [join(VENV_BIN, 'python'), args, { cwd: MORPHOLOGY }];
}

/** A check has no tests of its own to count: it is counted only when it fails. */
async function check(name, command, args, options) {
  const started = Date.now();
  const { code } = await run(command, args, options);
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (code === 0) return;
  counts.failed += 1;
  failures.push(name);
}

async function runChecks() {
  await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
  await check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
  for (const name of ['contract', 'estonian', 'corpus-engine', 'corrector', 'assessment']) {
    await check(`types of ${name} alone`, bin('tsc'), ['--noEmit', '-p', `packages/${name}`]);
  }
  await check('types of the screens', bin('tsc'), ['--noEmit', '-p', 'apps/web']);
  await check('types of the browser tests', bin('tsc'), ['--noEmit', '-p', 'e2e']);
  await check('lint', bin('eslint'), ['.', '--max-warnings', '0']);
  await check('imports', process.execPath, ['scripts/check-imports.mjs']);
  await check('unused code', bin('knip'), []);
  await check('licences', process.execPath, ['scripts/licences.mjs'], { capture: true });
  const readers = '../server/src/modules/text-download/testing';
  const references = '../../packages/corpus-engine/src/testing';
  const folders = ['.', '../../training/python', '../../benchmarks/python', readers, references];
  const scripts = ['--config', 'pyproject.toml', ...folders];
  await check('ruff', ...python('-m', 'ruff', 'check', ...scripts));
  await check('ruff format', ...python('-m', 'ruff', 'format', '--check', ...scripts));
  await check('mypy', ...python('-m', 'mypy'));
}

/** Adds the counts of a runner's report; a runner that ended badly without a failed test counts as one failure. */
function addCounts(name, code, { passed, failed, skipped }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  if (failed > 0 || code !== 0) failures.push(name);
  if (failed === 0 && code !== 0) counts.failed += 1;
}

async function runVitest(name, projects, env) {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), args, { env });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  addCounts(name, code, {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  });
}

async function runPython() {
  const report = join(REPORTS, 'pytest.xml');
  rmSync(report, { force: true });
  const { code } = await run(...python('-m', 'pytest', '-q', `--junitxml=${report}`));
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const number = (name) => Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'u').exec(xml)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  addCounts('python', code, {
    passed: number('tests') - failed - number('skipped'),
    failed,
    skipped: number('skipped'),
  });
}

async function main() {
  const only = process.argv.includes('--only')
    ? process.argv[process.argv.indexOf('--only') + 1].split(',')
    : undefined;
  const wants = (step) => only === undefined || only.includes(step);
  await setupNode();
  await setupPython({ dev: true });
  mkdirSync(REPORTS, { recursive: true });
  if (wants('checks')) await runChecks();
  if (wants('python')) await runPython();
  if (wants('unit')) {
    const { startTestPostgres } = await import('./test-postgres.mjs');
    const postgres = await startTestPostgres();
    try {
      const env = { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) };
      await runVitest('unit', ['node', 'web'], env);
    } finally {
      await postgres?.stop();
    }
  }
  if (wants('browser')) {
    const chromium = await setupChromium();
    const { build } = await import('./build.mjs');
    const { buildWeb } = await import('./build-web.mjs');
    await build();
    await buildWeb();
    await runVitest('browser', ['e2e'], { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) });
  }
  if (failures.length > 0) console.error(`Failed: ${failures.join(', ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(failures.length > 0 || counts.passed === 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error);
  console.log(`${counts.passed} passed, ${counts.failed + 1} failed, ${counts.skipped} skipped`);
  process.exit(1);
});
