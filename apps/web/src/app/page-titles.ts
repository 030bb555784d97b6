/**
 * The route-title table: crumbs and document titles. Keys are paths, values are keys of the `titles` of shell.json in the locales.
 * A path that is missing here is an unknown page (SPEC 2).
 */
export const pageTitles: Readonly<Record<string, string>> = {
  '/': 'titles.home',
  '/about': 'titles.about',
  '/about/us': 'titles.about_us',
  '/about/people': 'titles.people',
  '/about/grants': 'titles.grants',
  '/about/publications': 'titles.publications',
  '/adding': 'titles.adding',
  '/corrector': 'titles.corrector',
  '/corrector-test': 'titles.corrector_test',
  '/tools': 'titles.tools',
  '/tools/wordlist': 'titles.wordlist',
  '/tools/wordcontext': 'titles.wordcontext',
  '/tools/collocates': 'titles.collocates',
  '/tools/clusterfinder': 'titles.clusterfinder',
  '/tools/wordanalyser': 'titles.wordanalyser',
  '/tools/minitorn-pikkus': 'titles.word_length',
  '/tools/masinoppe-ennustus': 'titles.prediction',
  '/links': 'titles.links',
  '/login': 'titles.login',
  '/admin': 'titles.admin',
};

export interface Crumb {
  readonly path: string;
  readonly titleKey: string;
}

/** Home, then one crumb for each known step of the path; an unknown page is home and page-not-found. */
export function makeCrumbs(pathname: string): readonly Crumb[] {
  const home = { path: '/', titleKey: 'titles.home' };
  // The router takes an address in any case and with a slash at its end.
  const path = pathname.toLowerCase().replace(/\/+$/u, '');
  if (path === '') return [home];
  if (!(path in pageTitles)) return [home, { path, titleKey: 'titles.not_found' }];
  const steps = path.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return [home, ...paths.map((step) => ({ path: step, titleKey: pageTitles[step] ?? 'titles.not_found' }))];
}
