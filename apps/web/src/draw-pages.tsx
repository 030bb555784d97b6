/** Draws pages without a browser: the HTML that arrives first shows their frame (`scripts/draw-pages.mjs`). */
import { languages } from '@keelerada/contract/fields/language';
import type { StatusResponse } from '@keelerada/contract/fields/status';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Providers } from './app/app';
import { pages } from './app/pages';
import { Pages } from './app/routes';
import { speak } from './shared/i18n/start-i18n';

/** Nothing of the corpus is known: what counts it is left out of sight, and takes the room of such numbers. */
const status: StatusResponse = {
  ...{ user: null, accessToken: null, integrationPaths: {}, version: '' },
  corpus: {
    ...{ texts: 800, runningWords: 500_000, version: '', owner: '', doi: null },
    ...{ isDemo: false, pendingTexts: 0, outdatedTexts: 0, isReady: true },
  },
};

/** Paths of pages with a frame, each with that whose drawing it has, and where nothing is found. */
export const drawnPaths: readonly (readonly [path: string, drawn: string])[] = [
  ...pages
    .filter(({ layout }) => layout !== 'admin' && layout !== 'bare')
    .map(({ path, redirectTo = path }) => [path, redirectTo.split('?')[0]!] as const),
  ['/404', '/404'],
];

export { languages, speak };

/** HTML of a page with its styles, in the language that is spoken. */
export async function drawPage(path: string) {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <Providers assumed={status}>
        <Pages />
      </Providers>
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return prelude;
}
