import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findExamTexts, type Walker } from './choose-texts';
import { lookAtResults, lookAtRoutes } from './look-at-screens';
import { openBrowser, openPage, type Visitor, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';

const origin = inject('origin');
const [NARROW_PX, MIDDLE_PX, WIDE_PX] = WIDTHS_PX;
/** A window of 1280 px at 200 % zoom has so many CSS pixels (WCAG 1.4.4 and 1.4.10 ask for 320 at 400 %). */
const ZOOMED = { width: 640, deviceScaleFactor: 2 };
const LEAST_WIDTH_PX = 320;

/** One more visitor opens every route each day, one more looks at every result (accessibility.test.ts). */
const screens: readonly Visitor[] = [
  { language: 'et', width: NARROW_PX },
  { language: 'et', width: MIDDLE_PX },
  { language: 'et', width: WIDE_PX },
  { language: 'en', width: NARROW_PX },
  { language: 'en', width: MIDDLE_PX },
  { language: 'en', width: WIDE_PX },
  { language: 'et', width: LEAST_WIDTH_PX },
];

describe.skipIf(origin === '')('every screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(screens)('axe finds nothing and nothing sticks out on any route: %o', async (visitor) => {
    expect(await lookAtRoutes(browser, origin, visitor)).toEqual([]);
  });

  it.each([
    { language: 'et', colorScheme: 'dark' },
    { language: 'et', width: NARROW_PX },
    { language: 'en', ...ZOOMED },
    { language: 'et', width: LEAST_WIDTH_PX, colorScheme: 'dark' },
  ] as const)('axe finds nothing and nothing sticks out on any result: %o', { retry: 2 }, async (visitor) => {
    expect(await lookAtResults(browser, origin, visitor)).toEqual([]);
  });

  it('moves nothing where the visitor wants less motion', async () => {
    const page = await openPage(browser, origin, { language: 'en', reducedMotion: 'reduce' });
    const t = readMessages('en');
    const walker: Walker = { page, language: 'en', t };
    await page.goto('/');
    await page.getByRole('button', { name: t('home:hero.show_tools') }).click();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.goto('/tools/wordlist');
    await findExamTexts(walker, { levels: ['B1'], words: [] });
    await page
      .getByRole('button', { name: t('text-query:results.preview', { title: '' }) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
    );
    await page.context().close();
    expect(moving).toEqual([]);
  });
});
