import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { routes } from './routes';

const origin = inject('origin');

describe.skipIf(origin === '')('every route, in both languages and three widths', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const screens = languages.flatMap((language) => WIDTHS_PX.map((width) => ({ language, width })));

  it.each(screens)(
    '$language at $width px: axe finds nothing, nothing sticks out',
    async ({ language, width }) => {
      const page = await openPage(browser, origin, { language, width });
      const found: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        await page.getByRole('main').waitFor();
        found.push(...(await findViolations(page)).map((line) => `${route} ${line}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) found.push(`${route} sticks out by ${overflow} px`);
        const keys = await page.evaluate(
          () => /\b[a-z_]+(?:\.[a-z_]+){1,3}\b(?=\s|$)/u.exec(document.body.innerText)?.[0],
        );
        if (keys?.includes('_')) found.push(`${route} shows a message key: ${keys}`);
      }
      await page.context().close();
      expect(found).toEqual([]);
    },
  );

  it.each(['light', 'dark'] as const)('the %s scheme has enough contrast', async (colorScheme) => {
    const page = await openPage(browser, origin, { language: 'en', colorScheme });
    const found: string[] = [];
    for (const route of ['/', '/tools/wordlist', '/corrector']) {
      await page.goto(route);
      await page.getByRole('main').waitFor();
      found.push(...(await findViolations(page)).map((line) => `${route} ${line}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});
