import type { BrandingParts } from '@keelerada/contract/site/branding';
import { darkColours, lightColours } from '../shared/design/tokens';

/** The server puts what the institution has in BRANDING_DIR into the page. */
const data = typeof document === 'undefined' ? null : document.getElementById('branding');
const own = JSON.parse(data?.textContent ?? '{}') as Partial<BrandingParts>;

/** Name, addresses and logos; an institution has its own in BRANDING_DIR, and files of the same names as these logos. */
export const branding = {
  productName: 'Keelerada',
  contactEmail: 'keelerada@example.org',
  /** Address of the release notes; the version follows it. */
  releaseUrl: '/changes#',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  /** By colour scheme and language; 148 by 40 pixels on screen. */
  logo: {
    light: { et: '/logo-et.svg', en: '/logo-en.svg' },
    dark: { et: '/logo-et-dark.svg', en: '/logo-en-dark.svg' },
  },
  /** By which administrators sign in: its name on the button, and a picture in `public/`. Null: neither is shown. */
  identityProvider: { name: null, logo: null },
  ...own,
} as const;

/** The colours of the screens by scheme. */
export const colours = {
  light: { ...lightColours, ...own.colours?.light },
  dark: { ...darkColours, ...own.colours?.dark },
} as const;
