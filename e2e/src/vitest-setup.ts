import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { hasChromium } from './open-browser';
import { startProduct } from './start-product';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product answers, or an empty string where there is no browser to test with. */
    origin: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A product that already runs, with the demonstration corpus, is tested where this names its address. */
const RUNNING_ORIGIN = process.env['E2E_ORIGIN'] ?? '';

/** One product for all browser tests, with the demonstration corpus in a folder of its own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasChromium) {
    console.warn('No Chromium: the browser tests are skipped.');
    project.provide('origin', '');
    return undefined;
  }
  if (RUNNING_ORIGIN !== '') {
    project.provide('origin', RUNNING_ORIGIN);
    return undefined;
  }
  // What is there already is not built again.
  for (const script of ['scripts/build.mjs', 'scripts/build-web.mjs'])
    execFileSync(process.execPath, [join(ROOT, script)], { stdio: 'inherit' });
  const { origin, stop } = await startProduct();
  project.provide('origin', origin);
  return stop;
}
