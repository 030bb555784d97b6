import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { routes } from './routes';

const origin = inject('origin');
const PLAYER = 'https://www.youtube-nocookie.com/';
const NARROWEST_PX = 320;

/** Addresses outside the product that the page asks for from now on; each gets an empty page in answer. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>outside</p>' });
    },
  );
  return outside;
}

describe.skipIf(origin === '')('the home page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  describe.each(languages)('in %s', (language) => {
    const t = readMessages(language);

    it('shows words of the corpus and leads from the search box to a concordance', async () => {
      const page = await openPage(browser, origin, { language });
      await page.goto('/');
      const lines = page.getByRole('region', { name: t('home:concordance.title') });
      await lines.getByRole('listitem').first().waitFor();
      expect(await lines.getByRole('listitem').count()).toBe(10);
      const words = page.getByRole('group', { name: t('home:concordance.words') });
      const [second] = await words.getByRole('button', { pressed: false }).all();
      const word = (await second?.innerText()) ?? '';
      await second?.click();
      await words.getByRole('button', { name: word, pressed: true }).waitFor();
      await page.getByRole('searchbox').fill('sõbraga');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/tools/wordcontext**');
      const keyword = page.locator('[data-line]:not([data-head]) [data-part="keyword"]').first();
      expect((await keyword.innerText()).toLowerCase()).toMatch(/^sõ[bp]/u);
      await page.context().close();
    });

    it('draws pictures of the corpus, each a link to its result', async () => {
      const page = await openPage(browser, origin, { language });
      await page.goto('/');
      await page.keyboard.press('Tab');
      const picture = page.locator('[data-picture="wordlist"]');
      await picture.getByRole('listitem').first().waitFor();
      const [word = ''] = (await picture.getByRole('listitem').first().innerText()).split('\n');
      await picture.getByRole('link').click();
      const table = page.getByRole('region', { name: t('wordlist:result') });
      await table.getByRole('link', { name: word, exact: true }).first().waitFor();
      await page.context().close();
    });

    it('has seven tabs by keyboard; a video comes only after the click', async () => {
      const page = await openPage(browser, origin, { language });
      const outside = await watchOutside(page);
      await page.goto('/');
      await page.getByRole('main').waitFor();
      await page.getByRole('heading', { name: t('home:donation.title') }).scrollIntoViewIfNeeded();
      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      for (let tab = 1; tab < 7; tab += 1) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await page.locator(`[role="tab"]:nth-of-type(${tab + 1})[aria-selected="true"]`).waitFor();
      }
      expect(outside).toEqual([]);
      const title = t('home-introductions:tabs.word_analyser.title');
      await page.getByRole('button', { name: t('home-introductions:play', { title }) }).click();
      const player = page.frameLocator('iframe').getByText('outside');
      await player.waitFor();
      expect(outside).toHaveLength(1);
      expect(outside[0]?.startsWith(`${PLAYER}embed/`)).toBe(true);
      await page.context().close();
    });
  });

  it('fades its arrow when the services are in sight', async () => {
    const page = await openPage(browser, origin, { language: 'en', width: 360 });
    const t = readMessages('en');
    await page.goto('/');
    const arrow = page.getByRole('button', { name: t('home:scroll_down') });
    await arrow.click();
    await arrow.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('no page asks another site for anything before the visitor does', async () => {
    const page = await openPage(browser, origin, { language: 'et' });
    const outside = await watchOutside(page);
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    await page.context().close();
    expect(outside).toEqual([]);
  });

  it.each([
    ['et-EE', 'et'],
    ['ru-RU', 'en'],
  ])(
    'greets a first visitor whose browser speaks %s in %s, and keeps what is chosen',
    async (locale, lang) => {
      const context = await browser.newContext({ baseURL: origin, locale });
      const page = await context.newPage();
      const readLanguage = () => page.evaluate(() => document.documentElement.lang);
      await page.goto('/');
      await page.getByRole('main').waitFor();
      expect(await readLanguage()).toBe(lang);
      const t = readMessages(lang as 'et');
      const name = lang === 'et' ? 'Eesti' : 'English';
      const code = lang.toUpperCase();
      await page.getByRole('button', { name: t('shell:navigation.language', { code, name }) }).click();
      await page.getByRole('menuitem', { name: lang === 'et' ? 'English' : 'Eesti' }).click();
      const other = lang === 'et' ? 'en' : 'et';
      await page.locator(`html[lang="${other}"]`).waitFor();
      await page.reload();
      await page.getByRole('main').waitFor();
      expect(await readLanguage()).toBe(other);
      await context.close();
    },
  );

  it('the bar has room for an administrator on the narrowest screen', async () => {
    const page = await openPage(browser, origin, { language: 'et', width: NARROWEST_PX });
    await page.route('**/api/status', async (route) => {
      const response = await route.fetch();
      const status = (await response.json()) as object;
      await route.fulfill({
        response,
        json: { ...status, user: { firstName: 'Mari', roleName: 'ADMIN' } },
      });
    });
    await page.goto('/privacy');
    await page.getByRole('button', { name: readMessages('et')('session:logout') }).waitFor();
    const boxes = await page
      .getByRole('banner')
      .locator('img, button')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [Math.round(left), Math.round(right)] as const),
      );
    await page.context().close();
    // Logo, session, search and menu: all else is in the menu.
    expect(boxes.length).toBe(4);
    for (const [index, [left]] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.[1] ?? 0);
    expect(boxes.at(-1)?.[1]).toBeLessThanOrEqual(NARROWEST_PX);
  });

  it('prints a page without navigation, in dark letters', async () => {
    const page = await openPage(browser, origin, { language: 'en', colorScheme: 'dark' });
    await page.goto('/privacy');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo'] as const)
      expect(await page.getByRole(role).isVisible()).toBe(false);
    const colour = await page.getByRole('heading', { level: 1 }).evaluate((it) => getComputedStyle(it).color);
    await page.context().close();
    expect(colour).toBe('rgb(0, 0, 0)');
  });
});
