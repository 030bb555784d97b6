import { defineConfig } from 'vitest/config';

/** Ends what hangs; a machine that runs other work needs many times as long as a quiet one. */
const TEST_TIMEOUT_MS = 90_000;
const HOOK_TIMEOUT_MS = 120_000;
/** A walk through many screens on a small machine. */
const E2E_TIMEOUT_MS = 180_000;

const limits = { testTimeout: TEST_TIMEOUT_MS, hookTimeout: HOOK_TIMEOUT_MS };

/** `npx vitest run --project web` runs one project alone. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          ...limits,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'training/src/**/*.test.ts',
            'benchmarks/src/**/*.test.ts',
            'demo-corpus/*.test.ts',
            'scripts/*.test.ts',
          ],
          globalSetup: ['scripts/vitest-setup.mjs'],
        },
      },
      {
        test: {
          name: 'e2e',
          testTimeout: E2E_TIMEOUT_MS,
          hookTimeout: E2E_TIMEOUT_MS,
          include: ['e2e/src/**/*.test.ts'],
          globalSetup: ['e2e/src/vitest-setup.ts'],
          setupFiles: ['e2e/src/clear-temp-folders.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          ...limits,
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [`${import.meta.dirname}/apps/web/src/shared/testing/unmount-after-test.ts`],
        },
      },
    ],
  },
});
