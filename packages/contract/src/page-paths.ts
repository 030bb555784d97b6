/** The page that describes the corpus: catalogues land on it. */
export const CORPUS_PAGE_PATH = '/about/corpus';

/** Addresses of the pages that anybody may open and search engines may list, in the order of the navigation. */
export const publicPagePaths = [
  '/',
  '/corrector',
  '/corrector-test',
  '/class-report',
  '/adding',
  '/tools/wordlist',
  '/tools/wordcontext',
  '/tools/collocates',
  '/tools/wordsketch',
  '/tools/distribution',
  '/tools/clusterfinder',
  '/tools/errors',
  '/tools/wordanalyser',
  '/tools/minitorn-pikkus',
  '/tools/masinoppe-ennustus',
  '/links',
  '/about/us',
  '/about/people',
  '/about/grants',
  '/about/publications',
  CORPUS_PAGE_PATH,
  '/about/error-types',
  '/about/quality',
  '/editors',
  '/privacy',
  '/data-protection',
  '/accessibility',
  '/licences',
  '/changes',
] as const;

/** Pages for a few, pages in a frame, pages that need a search, and addresses that lead on to another page. */
export const otherPagePaths = [
  '/tools',
  '/about',
  '/cluster-finder',
  '/worksheet',
  '/saved-selections',
  '/login',
  '/admin',
  '/admin/review',
  '/admin/texts',
  '/admin/import',
  '/admin/content',
  '/admin/jobs',
  '/admin/accounts',
  '/admin/history',
] as const;
