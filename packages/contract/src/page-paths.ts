/** Addresses of the pages that anybody may open and search engines may list, in the order of the navigation. */
export const publicPagePaths = [
  '/',
  '/corrector',
  '/corrector-test',
  '/adding',
  '/tools/wordlist',
  '/tools/wordcontext',
  '/tools/collocates',
  '/tools/distribution',
  '/tools/clusterfinder',
  '/tools/wordanalyser',
  '/tools/minitorn-pikkus',
  '/tools/masinoppe-ennustus',
  '/links',
  '/about/us',
  '/about/people',
  '/about/grants',
  '/about/publications',
  '/privacy',
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
  '/login',
  '/admin',
  '/admin/review',
  '/admin/jobs',
  '/admin/accounts',
  '/admin/history',
] as const;
