/** Every address a visitor can open (SPEC 2); the last one leads nowhere. */
export const routes = [
  '/',
  '/about/us',
  '/adding',
  '/corrector',
  '/tools/wordlist',
  '/tools/wordcontext',
  '/tools/collocates',
  '/tools/clusterfinder',
  '/tools/wordanalyser',
  '/tools/minitorn-pikkus',
  '/tools/masinoppe-ennustus',
  '/links',
  '/login',
  '/no-such-page',
] as const;
