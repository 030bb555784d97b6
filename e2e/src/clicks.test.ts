import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectionButton, sideChip } from './choose-texts';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';
import { openTab, resultTable } from './use-tools';

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
  const openTools = () => click(page.locator('a[href="/tools"]').first());

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

  it('to what tells B1 and C1 apart: 3 in the tool, 5 from home', async () => {
    await openTools();
    await click(selectionButton({ page, t }));
    const levels = page.getByRole('group', { name: t('tools:selection.levels') });
    await click(levels.getByRole('button', { name: 'B1' }));
    await levels.getByRole('button', { name: 'B1', pressed: true }).waitFor();
    await click(levels.getByRole('button', { name: 'C1' }));
    await sideChip({ page, t }, 'B').waitFor();
    await resultTable(page, t('keyness:title')).waitFor();
    expect(clicks).toBeLessThanOrEqual(5);
    // Both come along to another tool. That of the errors stays empty here: this product marks no texts.
    await openTab({ page, t, language: 'et' }, 'cluster-finder');
    await page.locator('[data-part="bars"]').first().waitFor();
    await page.close();
  });

  it('to the corrected texts of a class of twelve: 3 and the window', async () => {
    await click(page.getByRole('link', { name: t('shell:titles.teacher'), exact: true }).first());
    const chooser = page.waitForEvent('filechooser');
    await click(page.getByRole('button', { name: t('class-report:texts.drop') }));
    const files = Array.from({ length: 12 }, (_, i) => ({
      ...{ name: `Õpilane ${i + 1}.txt`, mimeType: 'text/plain' },
      buffer: Buffer.from('Minu sober elab Tartus. Ma arvan et ta tuleb homme.'),
    }));
    await (await chooser).setFiles(files);
    const strip = page.getByRole('table', { name: t('class-report:heat.title') });
    await strip.getByRole('link', { name: 'Õpilane 12' }).waitFor();
    const figure = await page.locator('dd').first().boundingBox();
    expect(figure!.y).toBeLessThanOrEqual(260);
    const { name, path } = await takeFile(page, () =>
      click(page.getByRole('button', { name: t('class-report:actions.texts'), exact: true })),
    );
    expect(name).toMatch(/^klassi-parandused-\d{4}-\d\d-\d\d\.zip$/u);
    const inside = Object.keys(unzipSync(new Uint8Array(readFileSync(path))));
    expect(inside).toEqual(files.map((file) => file.name.replace('.txt', '.docx')));
    expect(clicks).toBe(3);
    await page.close();
  });

  it('to the other language: 2', async () => {
    const language = await page.locator('html').getAttribute('lang');
    const other = language === 'et' ? 'en' : 'et';
    await click(page.getByRole('button', { name: new RegExp(`^${language?.toUpperCase()}`, 'u') }));
    await click(page.locator(`[role="menuitem"][lang="${other}"]`));
    await page.locator(`html[lang="${other}"]`).waitFor();
    expect(clicks).toBe(2);
    await page.close();
  });

  it('to the first item of an exercise: 2', async () => {
    await click(page.getByRole('link', { name: t('shell:titles.practice'), exact: true }).first());
    await click(page.getByRole('link', { name: t('practice:first.start'), exact: true }));
    await page.getByText(/^1 \/ \d+ ·/u).waitFor();
    expect(clicks).toBe(2);
    await page.close();
  });

  it('to a worksheet about the partitive in Word: 3', async () => {
    await click(page.getByRole('link', { name: t('shell:titles.teacher'), exact: true }).first());
    await click(page.getByRole('tab', { name: t('shell:titles.worksheet'), exact: true }));
    const word = page.getByRole('button', { name: t('worksheet:actions.word'), exact: true });
    const { name } = await takeFile(page, () => click(word));
    expect(name).toMatch(/^Tooleht-Osastav-B1-\d{4}-\d\d-\d\d\.docx$/u);
    expect(clicks).toBe(3);
    await page.close();
  });
});
