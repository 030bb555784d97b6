// `npm test` sets up what the tests need and runs every check and the daily set; `npm run test:nightly` the nightly set;
// `-- --all` both. It ends with one line of counts taken from the runners' own reports. `npm test -- --only unit`
// runs some of the steps.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CHECKS, LABORATORY_CHECKS, PYTHON_CHECKS, runChecks } from './run-checks.mjs';
import { ROOT, run } from './run.mjs';
import { setupChromium } from './setup-chromium.mjs';
import { setupNode } from './setup-node.mjs';
import { setupPython } from './setup-python.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const UNIT_PROJECTS = {
  daily: ['packages', 'node', 'web', 'web-parts', 'web-plain'],
  nightly: ['packages', 'node', 'laboratory', 'web', 'web-parts', 'web-plain'],
};
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const failedTests = [];

/** Adds the counts of a runner's report; a runner that ended badly without a failed test counts as one failure. */
function addCounts(name, code, { passed, failed, skipped }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  if (failed > 0 || code !== 0) failures.push(name);
  if (failed === 0 && code !== 0) counts.failed += 1;
}

async function timed(name, work) {
  const started = Date.now();
  await work();
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** A check has no tests of its own to count: it is counted only when it fails. */
async function countChecks(checks) {
  for (const name of await runChecks(checks)) {
    counts.failed += 1;
    failures.push(name);
  }
}

async function runVitest(name, set, projects, more = {}) {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen, ...reporters];
  const { code } = await run(process.execPath, args, { env: { ...process.env, TEST_SET: set, ...more } });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  addCounts(name, code, {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  });
  for (const file of result?.testResults ?? []) listFailed(file);
}

/** Names the failed tests of a file; a file that failed as a whole has none. Named again at the end of a long output. */
function listFailed({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const [because] = (failed[0]?.failureMessages[0] ?? message ?? '').split('\n');
  for (const test of failed) failedTests.push(`${relative(ROOT, name)}: ${test.fullName}`);
  if (failed.length === 0 && status === 'failed') failedTests.push(relative(ROOT, name));
  if (status === 'failed') failedTests.push(`  ${because}`);
}

/** Foreign programs in Python check the product at night; without Python their tests are skipped. */
async function checkPython() {
  try {
    await setupPython();
    await countChecks(PYTHON_CHECKS);
  } catch (error) {
    console.log(`Skipped: the checks with Python. ${error.message}`);
  }
}

async function runUnit(set) {
  const { startTestPostgres } = await import('./test-postgres.mjs');
  const { startTestClickhouse } = await import('./test-clickhouse.mjs');
  const postgres = await startTestPostgres();
  try {
    const clickhouse = await startTestClickhouse({ shards: 3 });
    const addresses = { TEST_DATABASE_URL: postgres.url, TEST_INDEX_URL: clickhouse.indexUrl };
    try {
      await runVitest(`unit ${set}`, set, UNIT_PROJECTS[set], addresses);
    } finally {
      await clickhouse.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function runBrowser(set) {
  const chromium = await setupChromium();
  const { build } = await import('./build.mjs');
  const { buildWeb } = await import('./build-web.mjs');
  await build();
  await buildWeb();
  await runVitest(`browser ${set}`, set, ['e2e'], chromium ? { CHROMIUM_PATH: chromium } : {});
}

/** The steps of each set. Those of a group run side by side: checks compute while tests wait for servers and clocks. */
const STEPS = {
  daily: [
    { checks: () => countChecks(CHECKS), unit: () => runUnit('daily') },
    { browser: () => runBrowser('daily') },
  ],
  nightly: [
    { checks: () => countChecks(LABORATORY_CHECKS), python: checkPython },
    { unit: () => runUnit('nightly') },
    { browser: () => runBrowser('nightly') },
  ],
};

function readArguments(args) {
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined;
  const sets = args.includes('--all')
    ? ['daily', 'nightly']
    : [args.includes('--nightly') ? 'nightly' : 'daily'];
  return { only, sets };
}

async function main() {
  const { only, sets } = readArguments(process.argv.slice(2));
  await setupNode();
  mkdirSync(REPORTS, { recursive: true });
  for (const set of sets) {
    for (const group of STEPS[set]) {
      const chosen = Object.entries(group).filter(([name]) => only === undefined || only.includes(name));
      await Promise.all(chosen.map(([name, step]) => timed(`${set} ${name}`, step)));
    }
  }
  if (failures.length > 0) console.log(['Failed:', ...failures, ...failedTests].join('\n  '));
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(failures.length > 0 || counts.passed === 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error);
  console.log(`${counts.passed} passed, ${counts.failed + 1} failed, ${counts.skipped} skipped`);
  process.exit(1);
});
