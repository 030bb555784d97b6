import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Walker } from './choose-texts';
import { chooseWholeCorpus, findExamTexts } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import type { Visitor } from './open-browser';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import { routes } from './routes';
import { askKeyword, askWordlist, openTab } from './use-tools';

const origin = inject('origin');
/** A window of 1280 px at 200 % zoom has so many CSS pixels (WCAG 1.4.4 and 1.4.10 ask for 320 at 400 %). */
const ZOOMED = { width: 640, deviceScaleFactor: 2 };
const LEAST_WIDTH_PX = 320;

/** Names of a picture that stand outside its frame or are too small to read, each with what is wrong. */
function findUnreadableNames(page: Page, frameName: string): Promise<readonly string[]> {
  const leastHeightPx = 11;
  return page.getByRole('region', { name: frameName }).evaluate((frame, least) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const isInside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      if (!isInside) return [`${frame.ariaLabel}: ${text.lastChild?.textContent} is cut off`];
      return box.height < least ? [`${frame.ariaLabel}: ${text.lastChild?.textContent} is too small`] : [];
    });
  }, leastHeightPx);
}

/** The buttons beside the number of a page, where they stand on two lines. */
async function findTornPages(page: Page, t: Walker['t']): Promise<readonly string[]> {
  const findTop = async (key: string): Promise<number | undefined> =>
    (await page.getByRole('button', { name: t(key), exact: true }).boundingBox())?.y;
  const tops = [await findTop('result-table:pages.previous'), await findTop('result-table:pages.next')];
  return tops[0] === tops[1]
    ? []
    : [`the pages of the table stand on two lines, at ${tops.join(' and ')} px`];
}

async function inspect(page: Page, name: string, hasOpenMenu = false): Promise<readonly string[]> {
  return [...(await findViolations(page, hasOpenMenu)), ...(await findFlaws(page))].map(
    (line) => `${name}: ${line}`,
  );
}

describe.skipIf(origin === '')('every route, in both languages and three widths', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const screens: readonly Visitor[] = [
    ...languages.flatMap((language) => WIDTHS_PX.map((width) => ({ language, width }))),
    { language: 'et', width: WIDTHS_PX[0], colorScheme: 'dark' },
    { language: 'et', width: LEAST_WIDTH_PX },
  ];

  it.each(screens)('axe finds nothing and nothing sticks out: %o', async (visitor) => {
    const page = await openPage(browser, origin, visitor);
    const found: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // What loads when a visitor comes near is looked at too.
      if (route === '/') {
        await page.keyboard.press('Shift');
        await page.getByRole('tablist').waitFor();
      }
      found.push(...(await inspect(page, route)));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});

describe.skipIf(origin === '')('with texts chosen and results on the screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Looks at the list of texts, a preview, the three results with their pictures, and an open word menu. */
  const walkThrough = async (visitor: Visitor): Promise<readonly string[]> => {
    const t = readMessages(visitor.language);
    const page = await openPage(browser, origin, visitor);
    const walker: Walker = { page, language: visitor.language, t };
    const found: string[] = [];
    await page.goto('/tools/wordlist');
    await findExamTexts(walker, { levels: ['B1'], words: [] });
    found.push(...(await inspect(page, 'list of texts')));
    await page
      .getByRole('button', { name: t('text-query:results.preview', { title: '' }) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(t('text-preview:properties.keeletase'), { exact: true })
      .waitFor();
    found.push(...(await inspect(page, 'preview')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
    await page.reload();
    await chooseWholeCorpus(walker);
    await askWordlist(walker, { type: 'LEMMAS', minFrequency: '2' });
    await page.getByRole('button', { name: t('wordlist:cloud.show') }).click();
    await page
      .getByRole('region', { name: t('wordlist:cloud.title') })
      .locator('text')
      .first()
      .waitFor();
    found.push(...(await inspect(page, 'word list')));
    found.push(...(await findTornPages(page, t)));
    found.push(...(await findUnreadableNames(page, t('wordlist:cloud.title'))));
    await page.getByRole('button', { name: t('word-menu:title', { word: 'olema' }), exact: true }).click();
    await page.getByRole('menu').waitFor();
    found.push(...(await inspect(page, 'word menu', true)));
    await page.getByRole('menuitem', { name: t('word-menu:concordances') }).click();
    await page.locator('[data-line]:not([data-head])').first().waitFor();
    await page
      .getByRole('button', { name: t('word-context:line.open', { number: '1' }), exact: true })
      .click();
    await page.getByText(t('word-context:origin.loading')).waitFor({ state: 'hidden' });
    found.push(...(await inspect(page, 'word in context')));
    await openTab(walker, 'collocates');
    await askKeyword(walker, 'collocates', 'olema', 'LEMMAS');
    await page.locator('[data-neighbour]').first().waitFor();
    found.push(...(await inspect(page, 'neighbouring words')));
    found.push(...(await findUnreadableNames(page, t('collocates:graph.title'))));
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: t('keyboard-help:title') }).waitFor();
    found.push(...(await inspect(page, 'keyboard help')));
    await page.context().close();
    return found;
  };

  it.each([
    { language: 'en', colorScheme: 'light' },
    { language: 'et', colorScheme: 'dark' },
    { language: 'et', width: WIDTHS_PX[0] },
    { language: 'en', ...ZOOMED },
    { language: 'et', width: LEAST_WIDTH_PX, colorScheme: 'dark' },
  ] as const)('axe finds nothing and nothing sticks out: %o', { retry: 2 }, async (visitor) => {
    expect(await walkThrough(visitor)).toEqual([]);
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
