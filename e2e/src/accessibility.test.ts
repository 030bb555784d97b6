import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lookAtResults, lookAtRoutes } from './look-at-screens';
import { openBrowser, WIDTHS_PX } from './open-browser';

const origin = inject('origin');
const [NARROW_PX] = WIDTHS_PX;

describe.skipIf(origin === '')('the addresses of pages', () => {
  it('tell by their head alone, as checkers of links ask, whether there is a page', async () => {
    const readStatus = async (path: string): Promise<number> =>
      (await fetch(`${origin}${path}`, { method: 'HEAD', headers: { accept: 'text/html' } })).status;
    expect(await Promise.all(['/', '/sona/ootama', '/sona/a/b', '/nowhere'].map(readStatus))).toEqual([
      200, 200, 404, 404,
    ]);
  });
});

describe.skipIf(origin === '')('every screen, for two visitors', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it('axe finds nothing and nothing sticks out on any route: dark, narrow, in Estonian', async () => {
    const visitor = { language: 'et', width: NARROW_PX, colorScheme: 'dark' } as const;
    expect(await lookAtRoutes(browser, origin, visitor)).toEqual([]);
  });

  it(
    'axe finds nothing and nothing sticks out on any result: light, wide, in English',
    { retry: 2 },
    async () => {
      expect(await lookAtResults(browser, origin, { language: 'en' })).toEqual([]);
    },
  );
});
