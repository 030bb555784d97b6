// Tests that start workers and child processes use the same bundles as the product: build them once before the run. The
// readers that some of them ask come with the Python packages of the checks, which `npm start` leaves out.
import { build } from './build.mjs';
import { setupPython } from './setup-python.mjs';

export async function setup() {
  await setupPython({ dev: true });
  await build();
}
