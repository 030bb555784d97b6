import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import {
  startTestProvider,
  TEST_CLIENT,
} from '../../apps/server/src/modules/session/testing/identity-provider-for-test';
import { openDatabase } from '../../apps/server/src/platform/database/open-database';
import { grantRole, saveAccount } from '../../apps/server/src/platform/session/session.repository';
import { hasChromium, startBrowser } from './open-browser';
import { findFreePort, type Product, startProduct } from './start-product';

const EMAIL = 'mari@example.org';

/** The product with a provider at which Mari, an administrator, signs in. */
async function startWithAdministrator(): Promise<Pick<Product, 'origin' | 'stop'>> {
  const port = await findFreePort();
  const site = `http://127.0.0.1:${port}`;
  const person = { given_name: 'Mari', email: EMAIL, personal_code: 'EE:1' };
  const provider = await startTestProvider(`${site}/api/auth/login/harid/success`, { mari: person });
  provider.expect('mari');
  const dataDir = mkdtempSync(join(tmpdir(), 'keelerada-e2e-'));
  const connection = await openDatabase({ dataDir, databaseUrl: null });
  const account = { issuer: provider.issuer, subject: 'mari', firstName: 'Mari', email: EMAIL };
  await saveAccount(connection.db, account);
  await grantRole(connection.db, EMAIL, 'ADMIN');
  await connection.close();
  const product = await startProduct({
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: site,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: TEST_CLIENT.clientId,
    OIDC_CLIENT_SECRET: TEST_CLIENT.clientSecret,
  });
  const stop = async () => {
    await product.stop();
    await provider.close();
  };
  return { origin: product.origin, stop };
}

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
