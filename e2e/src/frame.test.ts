import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseLanguages, type Language, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';

const origin = inject('origin');
const languages = chooseLanguages('et');
const WIDTHS_PX = [360, 1280];
/** What is drawn once more stands where it stood, to a fraction of a pixel. */
const SAME_PX = 2;

const PARTS = {
  '/tools/wordlist': ['header', 'main nav', '[data-bar]'],
  '/tools/collocates': ['header', '[data-bar]', '[data-bar] button[type=submit]'],
  '/corrector': ['header', '[role=tablist]'],
  '/practice': ['header', 'main nav'],
  '/': ['header', 'h1', 'form[role=search]'],
} as const;

describe.skipIf(origin === '')('the HTML that arrives first', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Places of the parts of a page. */
  const readPlaces = (page: Page, parts: readonly string[]) =>
    Promise.all(
      parts.map(async (part) => {
        const { x, y } = (await page.locator(part).first().boundingBox()) ?? { x: -1, y: -1 };
        return { part, x, y };
      }),
    );

  async function openFrame(path: string, width: number, language: Language): Promise<Page> {
    const page = await openPage(browser, origin, { language, width, isFirstVisit: true });
    await page.route(/first-screen.*\.js/u, (route) => route.abort());
    await page.goto(path);
    return page;
  }

  it.each(
    languages.flatMap((language) =>
      Object.entries(PARTS).flatMap(([path, parts]) =>
        WIDTHS_PX.map((width) => [path, width, language, parts] as const),
      ),
    ),
  )('has what %s shows at %i px (%s) in its place', async (path, width, language, parts) => {
    const t = readMessages(language);
    const frame = await openFrame(path, width, language);
    await frame.locator('#opening header').waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe(language);
    expect(await frame.locator('#opening').textContent()).toContain(t('shell:titles.corrector'));
    const drawn = await readPlaces(frame, parts);
    await frame.unroute(/first-screen.*\.js/u);
    await frame.reload({ waitUntil: 'networkidle' });
    expect(await frame.locator('#opening').count()).toBe(0);
    for (const [place, { part, x, y }] of (await readPlaces(frame, parts)).entries()) {
      expect(Math.abs(x - drawn[place]!.x), `${part} across`).toBeLessThan(SAME_PX);
      expect(Math.abs(y - drawn[place]!.y), `${part} down`).toBeLessThan(SAME_PX);
    }
    await frame.context().close();
  });

  it('is in the colours that the visitor chose', async () => {
    const page = await openFrame('/', 1280, 'et');
    await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await page.reload();
    expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark');
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe('rgb(22, 20, 24)');
    await page.context().close();
  });
});
