import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFlaws } from './find-flaws';
import { CHROMIUM_PATH, LAUNCH_ARGUMENTS, openBrowser, openContext, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { pressMore } from './use-tools';
import { waitForCorrections } from './use-corrector';

const origin = inject('origin');
const t = readMessages('en');

/** The ground of each element that a selector finds. */
const readGrounds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));

describe.skipIf(origin === '')('in the colours of the system', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language: 'en' });
    await page.emulateMedia({ forcedColors: 'active' });
  });
  afterAll(() => browser.close());

  it('the chosen tool is told apart from the others', async () => {
    await page.goto('/tools/wordlist');
    await page.getByRole('tab', { selected: true }).waitFor();
    const [chosen] = await readGrounds(page, '[role="tab"][aria-selected="true"]');
    const [other] = await readGrounds(page, '[role="tab"][aria-selected="false"]');
    expect(chosen).not.toBe(other);
  });

  it('the strip of levels and its legend keep a colour for each level', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What is far down loads once a visitor does something.
    await page.keyboard.press('Tab');
    const strip = page.locator('#corpus [data-drawn]');
    await strip.first().waitFor();
    const grounds = await readGrounds(page, '#corpus [data-drawn]');
    // A2, B1, B2, C1 and native writers; levels without a colour of their own take the nearest.
    expect(new Set(grounds).size).toBe(5);
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
  });

  it('what is put in where a comma is missing has a ground of its own', async () => {
    await page.goto('/corrector');
    await page.getByRole('textbox', { name: t('corrector:text.label') }).click();
    await waitForCorrections({ page }, () => page.keyboard.insertText('Ma tean et sa tuled homme.'));
    const gap = page.locator('.error.is-gap').first();
    await gap.waitFor();
    const [ground, paper] = await gap.evaluate((mark) => [
      getComputedStyle(mark, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(ground).not.toBe(paper);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('a gauge shows how far it is, and the scale of levels its four levels', async () => {
    await page.goto('/corrector');
    // Samples stand in an empty box alone, and the text of the test before is kept.
    await page.getByRole('textbox', { name: t('corrector:text.label') }).fill('');
    await waitForCorrections({ page }, () =>
      page.getByRole('button', { name: t('corrector:samples.choose', { level: 'B1' }) }).click(),
    );
    await page.getByRole('tab', { name: t('corrector:tabs.level') }).click();
    await page.locator('[role="img"] [data-drawn]').first().waitFor();
    const levels = await readGrounds(page, '[role="img"] [data-drawn]');
    expect(new Set(levels).size).toBe(4);
    await page.getByRole('tab', { name: t('corrector:tabs.complexity') }).click();
    await page.getByRole('button', { name: t('corrector:indexes') }).click();
    const meter = page.getByRole('meter').first();
    await meter.waitFor();
    const [track, filled] = await meter.evaluate((element) =>
      [element, element.firstElementChild!].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(filled).not.toBe(track);
    expect(await meter.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});

describe.skipIf(origin === '')('with letters twice as large in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM_PATH,
      args: [...LAUNCH_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
    });
  });
  afterAll(() => browser.close());

  it.each(['/', '/tools/wordlist', '/corrector', '/links', '/teacher/class-report'])(
    '%s follows',
    async (path) => {
      const context = await openContext(browser, origin, { language: 'et', width: 1280 });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const sizes = await page
        .locator('main p, main button, main a, main label, nav a')
        .evaluateAll((elements) =>
          elements
            .filter((one) => one.getClientRects().length > 0 && one.textContent?.trim() !== '')
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        );
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      expect(await findFlaws(page)).toEqual([]);
      await context.close();
    },
  );
});

describe.skipIf(origin === '')('on a dark phone', () => {
  let browser: Browser;
  beforeAll(async () => (browser = await openBrowser(inject('chromium'))));
  afterAll(() => browser.close());

  it('the word cloud comes into sight where it was asked for, and a menu has the ground of the tokens', async () => {
    const page = await openPage(browser, origin, {
      ...{ language: 'en', width: 360, colorScheme: 'dark', isFirstVisit: true },
    });
    await page.goto('/tools/wordlist');
    await pressMore({ page, t }, 'wordlist:cloud.show');
    const word = page
      .getByRole('region', { name: t('wordlist:cloud.title') })
      .locator('text')
      .first();
    await word.waitFor();
    expect((await word.boundingBox())!.y).toBeLessThan(900);
    await page.getByRole('button', { name: t('result-table:download.open') }).click();
    const looks = await page.locator('.MuiMenu-paper').evaluate((menu) => {
      const { backgroundImage, boxShadow } = getComputedStyle(menu);
      return [backgroundImage, boxShadow.includes('0px 0px 0px 1px')];
    });
    expect(looks).toEqual(['none', true]);
    await page.context().close();
  });
});

describe.skipIf(origin === '')('the side menu', () => {
  let browser: Browser;
  beforeAll(async () => (browser = await openBrowser(inject('chromium'))));
  afterAll(() => browser.close());

  it.each(['/links', '/about/publications'])(
    'of %s stops a place 81 px below the top and marks it',
    async (path) => {
      const page = await openPage(browser, origin, { language: 'en', reducedMotion: 'reduce' });
      await page.goto(path);
      const entries = page.locator('main nav a[href*="#"]');
      await entries.first().waitFor();
      const hrefs = await entries.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const found: string[] = [];
      for (const href of hrefs) {
        await page.locator(`main nav a[href="${href}"]`).click();
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(href.slice(href.indexOf('#')));
        const read = () =>
          page.evaluate((wanted) => {
            const place = document.getElementById(wanted.slice(wanted.indexOf('#') + 1))!;
            const top = Math.round(place.getBoundingClientRect().top);
            const { scrollHeight, clientHeight } = document.documentElement;
            if (window.scrollY + clientHeight >= scrollHeight - 2) return 'end';
            const current = document.querySelector('nav [aria-current="location"]')?.getAttribute('href');
            return `${top} ${current === wanted}`;
          }, href);
        await expect.poll(read, { message: href }).toMatch(/^(?:end|81 true)$/u);
        found.push(await read());
      }
      expect(found).toContain('81 true');
      await page.context().close();
    },
  );
});
