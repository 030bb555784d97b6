/** All that an institution changes to make the product its own: name, address, colours, logos, outside links. */
export const branding = {
  productName: 'Keelerada',
  /** Follows the page's title in the title bar. */
  titleSuffix: 'Keelerada',
  contactEmail: 'keelerada@example.org',
  sourceCodeUrl: 'https://example.org/keelerada',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  logo: { et: '/logo-et.svg', en: '/logo-en.svg' },
  colours: { primary: '#9c27b0', secondary: '#00695c' },
} as const;
