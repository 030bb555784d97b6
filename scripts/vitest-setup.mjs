// Tests that start workers and child processes use the same bundles as the product: build them once before the run.
export { build as setup } from './build.mjs';
