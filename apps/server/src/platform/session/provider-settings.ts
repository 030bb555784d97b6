import type { Config } from '../config/settings';
import { UnusableSettingError } from '../config/unusable-setting-error';

/** The identity provider as it is configured. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The provider of the configuration, or null without one. Throws UnusableSettingError where half of it is missing. */
export function readProviderSettings(
  config: Pick<Config, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret'>,
): ProviderSettings | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config;
  if (issuer === null && clientId === null && clientSecret === null) return null;
  if (issuer !== null && clientId !== null && clientSecret !== null)
    return { issuer, clientId, clientSecret };
  const missing = Object.entries({ OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret });
  const [variable] = missing.find(([, value]) => value === null) ?? ['OIDC_ISSUER'];
  throw new UnusableSettingError(
    variable,
    '',
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none',
  );
}
