import { defineConfig } from 'vitest/config';

/** Ends what hangs; a machine that runs other work needs many times as long as a quiet one. */
const TEST_TIMEOUT_MS = 90_000;
const HOOK_TIMEOUT_MS = 120_000;
/** A walk through many screens on a small machine. */
const E2E_TIMEOUT_MS = 180_000;
/** How long a screen may take to reach the state that is waited for, as in `open-browser.ts`. */
const E2E_PATIENCE_MS = 20_000;

/** Daily files whose cases with foreign programs in Python need what the nightly set installs. */
const FOREIGN_CHECKS = [
  'answer-schemas',
  'corpus-description.routes',
  'distribution-statistics',
  'error-profile',
  'import-annotated',
  'keyness-measures',
  'measure-errors',
  'serve-clients',
  'text-download',
  'write-code',
];

const limits = { testTimeout: TEST_TIMEOUT_MS, hookTimeout: HOOK_TIMEOUT_MS };

/** `daily` or `nightly`; without it the daily set, and files of the nightly one where `.nightly` is in a name that is given. */
const isNightlyNamed = process.argv.some((word) => word.includes('.nightly'));
const chosenSet = process.env['TEST_SET'] ?? (isNightlyNamed ? 'both' : 'daily');

/** Test files below a folder in the chosen set: `X.nightly.test.ts` is nightly, every other `X.test.ts` daily. */
function chooseFiles(folder: string, kind = 'ts') {
  const nightly = `${folder}/**/*.nightly.test.${kind}`;
  const all = `${folder}/**/*.test.${kind}`;
  const foreign = `${folder}/**/{${FOREIGN_CHECKS.join()}}.test.${kind}`;
  return {
    include: chosenSet === 'nightly' ? [nightly, foreign] : [all],
    exclude: chosenSet === 'daily' ? [nightly] : [],
  };
}

/** Walks that the daily set takes in one language; the nightly set takes them in the other (`chooseLanguages`). */
const TWO_SET_WALKS = [
  'corrector',
  'corrector-surface',
  'donation',
  'drafts',
  'frame',
  'result-address',
  'review',
  'walk',
];

function chooseWalks(folder: string) {
  const { include, exclude } = chooseFiles(folder);
  const walks = TWO_SET_WALKS.map((name) => `${folder}/${name}.test.ts`);
  return { include: chosenSet === 'nightly' ? [...include, ...walks] : include, exclude };
}

const screens = {
  root: 'apps/web',
  environment: 'jsdom',
  setupFiles: [`${import.meta.dirname}/apps/web/src/shared/testing/unmount-after-test.ts`],
};

/** `npx vitest run --project web` runs one project alone. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        // Pure rules: nothing that one file leaves behind can reach another.
        test: { name: 'packages', ...limits, isolate: false, ...chooseFiles('packages/*/src') },
      },
      {
        // Without isolation modules are read once, and one server answers all tools' files of a worker.
        test: {
          name: 'node',
          ...limits,
          isolate: false,
          ...chooseFiles('{apps/server/src,demo-corpus,scripts}'),
          globalSetup: 'scripts/vitest-setup.mjs',
        },
      },
      {
        test: { name: 'laboratory', ...limits, ...chooseFiles('{training,benchmarks}/src') },
      },
      {
        test: {
          name: 'e2e',
          testTimeout: E2E_TIMEOUT_MS,
          hookTimeout: E2E_TIMEOUT_MS,
          ...chooseWalks('e2e/src'),
          globalSetup: ['e2e/src/vitest-setup.ts'],
          setupFiles: ['e2e/src/clear-temp-folders.ts'],
          expect: { poll: { timeout: E2E_PATIENCE_MS } },
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          ...limits,
          ...screens,
          ...chooseFiles('src/{app,features}', 'tsx'),
        },
      },
      {
        // Parts of screens leave nothing behind: they share an environment and modules, which take longer than their tests.
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web-parts',
          ...limits,
          ...screens,
          ...chooseFiles('src/shared', 'tsx'),
          isolate: false,
        },
      },
      {
        // What needs no elements: neither an environment nor modules of its own for each file.
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web-plain',
          ...limits,
          root: 'apps/web',
          ...chooseFiles('src'),
          isolate: false,
        },
      },
    ],
  },
});
