import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyseExamTexts, openSelection, type Walker } from './choose-texts';
import { findViolations } from './find-violations';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { askWordlist, resultTable } from './use-tools';

const origin = inject('origin');
const NAME = 'Kesktaseme lühikesed tekstid';

describe.skipIf(origin === '')('saved selections and the command palette', () => {
  const t = readMessages('et');
  let browser: Browser;
  let walker: Walker;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    walker = { page: await openPage(browser, origin, { language: 'et' }), language: 'et', t };
  });
  afterAll(() => browser.close());

  const palette = () => walker.page.getByRole('combobox', { name: t('command-palette:title') });

  it('saves the chosen texts under a name and finds them after a reload and on another page', async () => {
    const { page } = walker;
    await page.goto('/tools/wordlist');
    await analyseExamTexts(walker, { levels: ['B1', 'B2'], words: ['101–200'] });
    const choose = page.getByRole('button', { name: t('tools:choice.corpus'), exact: true });
    await openSelection(walker);
    await choose.click();
    await page.getByRole('button', { name: t('saved-selections:save.open') }).click();
    await page.getByLabel(t('saved-selections:save.name')).fill(NAME);
    await page.keyboard.press('Enter');
    await page.getByText(t('saved-selections:saved', { name: NAME })).waitFor();
    await choose.click();
    await askWordlist(walker, { type: 'LEMMAS' });
    await resultTable(page, t('wordlist:title')).waitFor();
    await page.goto('/saved-selections');
    await openSelection(walker);
    await choose.click();
    await page.getByRole('button', { name: t('saved-selections:open_menu') }).click();
    await page.getByRole('button', { name: t('saved-selections:delete', { name: NAME }) }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: NAME }).first().click();
    await page.waitForURL('**/tools/wordlist*');
  });

  it('finds the selection by keyboard alone, and a word in it', async () => {
    const { page } = walker;
    await page.goto('/links');
    await page.getByRole('main').waitFor();
    await page.keyboard.press('Control+k');
    await palette().waitFor();
    await page.keyboard.type('kesktaseme');
    await page.getByRole('option', { selected: true }).getByText(NAME).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools/wordlist*');
    await page.keyboard.press('Control+k');
    await palette().waitFor();
    await page.keyboard.type('olema');
    await page.getByRole('option', { selected: true }).getByText('olema').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-line]').first().waitFor();
  });

  it('gives the focus back to where it was', async () => {
    const { page } = walker;
    const tab = page.getByRole('tab', { name: t('wordlist:title') });
    await tab.focus();
    await page.keyboard.press('Control+k');
    await palette().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tab.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
