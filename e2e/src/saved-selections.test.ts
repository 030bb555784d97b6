import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyseExamTexts, openSelection, type Walker } from './choose-texts';
import { findViolations } from './find-violations';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';
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
    await openSelection(walker);
    await page.getByRole('button', { name: t('saved-selections:save.open') }).click();
    await page.getByLabel(t('saved-selections:save.name')).fill(NAME);
    await page.keyboard.press('Enter');
    await page.getByText(t('saved-selections:saved', { name: NAME })).waitFor();
    await page.keyboard.press('Escape');
    await askWordlist(walker, { type: 'LEMMAS' });
    await resultTable(page, t('wordlist:title')).waitFor();
    await page.goto('/saved-selections');
    await page.getByRole('button', { name: t('saved-selections:list.open', { name: NAME }) }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page
      .getByRole('list', { name: t('saved-selections:history.title') })
      .getByRole('link', { name: t('wordlist:title') })
      .click();
    await resultTable(page, t('wordlist:title')).waitFor();
  });

  it('takes selections out as a file and in again in another browser', async () => {
    const { page } = walker;
    await page.goto('/saved-selections');
    const { path } = await takeFile(page, () =>
      page.getByRole('button', { name: t('saved-selections:file.download') }).click(),
    );
    const file = readFileSync(path);
    const other = await openPage(browser, origin, { language: 'et' });
    await other.goto('/saved-selections');
    const input = other.getByLabel(t('saved-selections:file.upload')).and(other.locator('input'));
    const give = (buffer: Buffer) =>
      input.setInputFiles({ name: 'valikud.json', mimeType: 'application/json', buffer });
    await give(file.subarray(0, file.length / 2));
    await other.getByRole('alert').waitFor();
    expect(await other.getByText(NAME).count()).toBe(0);
    await give(file);
    await other.getByRole('button', { name: t('saved-selections:list.open', { name: NAME }) }).waitFor();
    await other.context().close();
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
