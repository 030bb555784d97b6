import pages from './pages.json' with { type: 'json' };

/** The page that describes the corpus: catalogues land on it. */
export const CORPUS_PAGE_PATH = '/about/corpus';

/** Addresses of the pages that anybody may open and search engines may list, in the order of the navigation. */
export const publicPagePaths: readonly string[] = Object.keys(pages.public);

/** Pages for a few, pages in a frame, and addresses that lead on to another page. */
export const otherPagePaths: readonly string[] = Object.keys(pages.other);

/** Message of the title of each page, by its address. The build of the screens writes the titles for the server. */
export const pageTitleKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...pages.public, ...pages.other }),
);

/** The page of an address in small letters: that of a word has the word behind it. */
export const findPagePath = (path: string): string => path.replace(/^(\/sona)\/[^/]+$/u, '$1');
