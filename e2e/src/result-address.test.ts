import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyseExamTexts, typeOwnText, type Walker } from './choose-texts';
import { chooseLanguages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { askKeyword, askWordlist, openTab, resultTable } from './use-tools';

const origin = inject('origin');
const FILTER = { levels: ['B1', 'B2'], words: ['101–200'] };
const OWN_TEXT = 'Minu kass on must ja minu koer on valge.';
const isResult = (page: Page) => new URL(page.url()).hash.startsWith('#result=');

describe.skipIf(origin === '').each(chooseLanguages('en'))('the address of a result (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let walker: Walker;

  const wordlist = (page: Page) => resultTable(page, t('wordlist:title'));
  const lines = (page: Page) => page.locator('[data-line]').first();

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    walker = { page: await openPage(browser, origin, { language }), language, t };
  });
  afterAll(() => browser.close());

  it('is that of the page after a search; one step back leaves the search, not an entry of choosing', async () => {
    const { page } = walker;
    await page.goto('/tools/wordlist');
    await analyseExamTexts(walker, FILTER);
    await askWordlist(walker, { type: 'LEMMAS' });
    await wordlist(page).waitFor();
    await expect.poll(() => isResult(page)).toBe(true);
    await page.goBack();
    await wordlist(page).waitFor({ state: 'hidden' });
    await page.goForward();
    await wordlist(page).waitFor();
  });

  it('brings texts, options, result and its order back after a reload', async () => {
    const { page } = walker;
    const heading = wordlist(page).getByRole('button', { name: t('wordlist:columns.word'), exact: true });
    const before = page.url();
    await heading.click();
    await expect.poll(() => page.url()).not.toBe(before);
    const first = wordlist(page).locator('tbody a').first();
    const word = await first.textContent();
    await page.reload();
    await wordlist(page).waitFor();
    expect(await first.textContent()).toBe(word);
    expect(await page.getByText(t('tools:choose_first')).count()).toBe(0);
  });

  it('goes back and forward between searches of several tools', async () => {
    const { page } = walker;
    await openTab(walker, 'word-context');
    await askKeyword(walker, 'word-context', 'olema', 'LEMMAS');
    await lines(page).waitFor();
    await expect.poll(() => isResult(page)).toBe(true);
    await page.goBack();
    await lines(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await wordlist(page).waitFor();
    await page.goForward();
    await page.goForward();
    await lines(page).waitFor();
  });

  it('takes the texts to a tab opened with a key pressed, but no own text, and says so', async () => {
    const { page } = walker;
    await openTab(walker, 'wordlist');
    await typeOwnText(walker, OWN_TEXT);
    await askWordlist(walker, { type: 'WORDS' });
    const link = wordlist(page).locator('tbody a').first();
    await link.waitFor();
    expect(await link.getAttribute('href')).not.toContain('kass');
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    const tab = await opened;
    await lines(tab).waitFor();
    await tab.getByText(t('result-link:own_text_missing')).waitFor();
    expect(await tab.getByText(t('tools:chips.own'), { exact: true }).count()).toBe(0);
    await tab.close();
  });

  it('of a step back to before the own text and forward again finds it', async () => {
    const { page } = walker;
    const own = page.getByText(t('tools:chips.own'), { exact: true });
    await page.goBack();
    await page.goBack();
    await own.waitFor({ state: 'hidden' });
    await page.goForward();
    await page.goForward();
    await wordlist(page).waitFor();
    await own.first().waitFor();
  });

  it('finds the own text again after a reload', async () => {
    const { page } = walker;
    await page.reload();
    await wordlist(page).locator('tbody a').first().waitFor();
    await page.getByText(t('tools:chips.own'), { exact: true }).first().waitFor();
    expect(await page.getByText(t('result-link:own_text_missing')).count()).toBe(0);
    expect(page.url()).not.toContain('kass');
  });
});
