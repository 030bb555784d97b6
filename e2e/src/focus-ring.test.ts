import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { routes } from './routes';

const origin = inject('origin');
const MOST_TABS = 60;

/** What has the focus, where no ring of two pixels is drawn around it or around its field. */
function findRingless(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof Element) || focused === document.body) return null;
    const widthOf = (element: Element | null | undefined): number => {
      if (!element) return 0;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    };
    const field = focused.closest('.MuiInputBase-root');
    const frame = field?.querySelector('.MuiOutlinedInput-notchedOutline');
    const frameWidth = frame ? Number.parseFloat(getComputedStyle(frame).borderTopWidth) : 0;
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, field];
    const hasRing = around.some((element) => widthOf(element) >= 2) || frameWidth >= 2;
    const pulses = focused.querySelector('.MuiTouchRipple-ripplePulsate');
    const isPulsing = pulses !== null && getComputedStyle(pulses).display !== 'none';
    return hasRing && !isPulsing ? null : focused.outerHTML.replaceAll(/<(?:svg|path).*/gu, '').slice(0, 160);
  });
}

describe.skipIf(origin === '')('every page by Tab', () => {
  let browser: Browser;
  beforeAll(async () => (browser = await openBrowser(inject('chromium'))));
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)(
    'draws a ring around each thing that gets the focus (%s)',
    async (colorScheme) => {
      const page = await openPage(browser, origin, { language: 'en', colorScheme });
      const ringless: string[] = [];
      // One scheme walks all pages; the other the one with the most kinds of things.
      for (const route of colorScheme === 'light' ? routes : ['/tools/wordlist', '/corrector']) {
        await page.goto(route);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        for (let presses = 0; presses < MOST_TABS; presses += 1) {
          await page.keyboard.press('Tab');
          const found = await findRingless(page);
          if (found !== null) ringless.push(`${route}: ${found}`);
        }
      }
      expect(ringless).toEqual([]);
      await page.context().close();
    },
  );
});
