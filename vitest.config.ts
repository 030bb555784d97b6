import { defineConfig } from 'vitest/config';

const TEST_TIMEOUT_MS = 30_000;

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/server/src/**/*.test.ts',
      'training/src/**/*.test.ts',
      'demo-corpus/*.test.ts',
      'scripts/*.test.ts',
      'benchmarks/src/**/*.test.ts',
    ],
    globalSetup: ['scripts/vitest-setup.mjs'],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
