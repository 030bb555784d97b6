// Tests that start workers and child processes use the same bundles as the product: build them once before the run.
import { build } from './build.mjs';

export async function setup() {
  await build();
}
