/** All that an institution changes to make the product its own: name, address, colours, logos, outside links. */
export const branding = {
  productName: 'Keelerada',
  /** Follows the page's title in the title bar. */
  titleSuffix: 'Keelerada',
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
  colours: { primary: '#9c27b0', secondary: '#00695c' },
} as const;
