import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startTestProvider,
  TEST_CLIENT,
} from '../../apps/server/src/modules/session/testing/identity-provider-for-test';
import { openDatabase } from '../../apps/server/src/platform/database/open-database';
import { grantRole, saveAccount } from '../../apps/server/src/platform/session/session.repository';
import { findFreePort, startProduct, type Product } from './start-product';

const EMAIL = 'mari@example.org';

/** The product with a provider at which Mari, an administrator, signs in. */
export async function startWithAdministrator(): Promise<Pick<Product, 'origin' | 'stop'>> {
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
