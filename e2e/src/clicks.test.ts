import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectionButton } from './choose-texts';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { resultTable } from './use-tools';

const origin = inject('origin');
const t = readMessages('et');

describe.skipIf(origin === '')('clicks from the home page on a first visit', () => {
  let browser: Browser;
  let page: Page;
  let clicks: number;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await openPage(browser, origin, { language: 'et', isFirstVisit: true });
    await page.goto('/');
    clicks = 0;
  });

  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  const openTools = () => click(page.getByRole('link', { name: t('home:hero.to_tools') }));

  it('to the base forms of the whole corpus: 2', async () => {
    await openTools();
    await resultTable(page, t('wordlist:title')).getByText('olema', { exact: true }).waitFor();
    expect(clicks).toBeLessThanOrEqual(2);
    await page.close();
  });

  it('to a concordance: 1 and Enter', async () => {
    await click(page.getByRole('main').getByRole('searchbox'));
    await page.keyboard.type('aeg');
    await page.keyboard.press('Enter');
    await page.locator('[data-line]:not([data-head])').first().waitFor();
    expect(clicks).toBe(1);
    await page.close();
  });

  it('to what tells B1 and C1 apart: 8', async () => {
    await openTools();
    await click(selectionButton({ page, t }));
    await click(page.getByRole('button', { name: t('tools:selection.only', { value: 'B1' }) }));
    await expect.poll(() => selectionButton({ page, t }).textContent()).toContain('B1');
    await click(selectionButton({ page, t }));
    await click(page.getByRole('button', { name: t('comparison:start') }));
    await click(page.getByRole('menuitem', { name: 'C1', exact: true }));
    await expect.poll(() => selectionButton({ page, t }).textContent()).toContain('C1');
    await click(page.getByRole('button', { name: t('wordlist:submit') }));
    await resultTable(page, t('keyness:title')).waitFor();
    expect(clicks).toBeLessThanOrEqual(8);
    await page.close();
  });
});
