import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { downloadTable } from './save-downloads';
import { askSketch, openTab } from './use-tools';

const origin = inject('origin');
const WORD = 'keel';

const firstRow = (page: Page, relation: string) => page.locator(`[data-relation="${relation}"] li`).first();

async function walk(browser: Browser, language: (typeof languages)[number], width?: number): Promise<Walker> {
  const page = await openPage(browser, origin, { language, ...(width !== undefined && { width }) });
  const walker = { page, language, t: readMessages(language) };
  await page.goto('/tools/wordsketch');
  await chooseWholeCorpus(walker);
  await openTab(walker, 'word-sketch');
  return walker;
}

describe.skipIf(origin === '')('the word sketch', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(languages)('in %s: a collocate has an example and opens exactly its lines', async (language) => {
    const walker = await walk(browser, language);
    const { page, t } = walker;
    await askSketch(walker, WORD);
    const row = firstRow(page, 'ATTRIBUTE');
    await row.getByRole('button').click();
    expect(await row.locator('mark').allTextContents()).toHaveLength(2);
    const count = Number(await row.locator('a[data-part="count"]').textContent());
    const collocate = (await row.locator('[data-part="word"]').textContent())!;
    const { comments, rows } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(comments.join('\n')).toContain(WORD);
    expect(rows[1]).toEqual(expect.arrayContaining([collocate, String(count)]));
    await row.locator('a[data-part="count"]').click();
    await page.waitForURL('**/tools/wordcontext*');
    await page.locator('[data-line]:not([data-head])').first().waitFor();
    const relation = t('sketch-relations:names.ATTRIBUTE');
    const lines = { count, formatted: String(count), word: collocate, relation };
    await page.getByText(t('word-context-lines:near.related', lines)).waitFor();
    const marks = await page.locator('[data-line] mark').allTextContents();
    expect(marks.length).toBeGreaterThan(1);
    expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set([collocate]));
    await page.context().close();
  });

  it('sets two words side by side, and comes back by its address', async () => {
    const walker = await walk(browser, 'en');
    const { page } = walker;
    await askSketch(walker, WORD, 'inimene');
    const read = () => page.locator('[data-relation] [data-part="word"]').allTextContents();
    // The example stays until the answer is there.
    await page.getByRole('heading', { name: 'inimene', exact: true }).waitFor();
    const words = await read();
    await expect.poll(() => page.url()).toContain('#result=');
    await page.reload();
    await page.locator('[data-relation]').first().waitFor();
    expect(await read()).toEqual(words);
    await page.context().close();
  });

  it.each(WIDTHS_PX)('at %i px: nothing cut off and nothing for axe', async (width) => {
    const walker = await walk(browser, 'et', width);
    const { page } = walker;
    await askSketch(walker, WORD, 'inimene');
    await firstRow(page, 'ATTRIBUTE').getByRole('button').click();
    expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
    await page.context().close();
  });
});
