import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { hasChromium, startBrowser } from './open-browser';
import { startWithAdministrator } from './start-with-administrator';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product answers, or an empty string where there is no browser to test with. */
    origin: string;
    /** Where the Chromium that all share is driven. */
    chromium: string;
    /** Whether Mari can sign in: not at a product that ran before. */
    hasAdministrator: boolean;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A product that already runs, with the demonstration corpus, is tested where this names its address. */
const RUNNING_ORIGIN = process.env['E2E_ORIGIN'] ?? '';

/** One product with the demonstration corpus in a folder of its own, and one Chromium, for all browser tests. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const provide = (origin: string, chromium: string, hasAdministrator: boolean) => {
    project.provide('origin', origin);
    project.provide('chromium', chromium);
    project.provide('hasAdministrator', hasAdministrator);
  };
  if (!hasChromium) {
    console.warn('No Chromium: the browser tests are skipped.');
    provide('', '', false);
    return undefined;
  }
  if (RUNNING_ORIGIN !== '') {
    provide(RUNNING_ORIGIN, '', false);
    return undefined;
  }
  // What is there already is not built again.
  for (const script of ['scripts/build.mjs', 'scripts/build-web.mjs'])
    execFileSync(process.execPath, [join(ROOT, script)], { stdio: 'inherit' });
  const [product, chromium] = await Promise.all([startWithAdministrator(), startBrowser()]);
  provide(product.origin, chromium.wsEndpoint(), true);
  return async () => {
    await chromium.close();
    await product.stop();
  };
}
