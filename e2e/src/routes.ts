import { otherPagePaths, publicPagePaths } from '@keelerada/contract/site/page-paths';

/** Every address a visitor can open, those that lead on to another page too; the last one leads nowhere. */
export const routes: readonly string[] = [
  ...publicPagePaths,
  ...otherPagePaths,
  '/sona/kool',
  '/no-such-page',
];
