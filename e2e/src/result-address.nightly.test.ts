import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyseExamTexts } from './choose-texts';
import { WIDTHS_PX, languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { askWordlist, openTab, resultTable } from './use-tools';

const origin = inject('origin');
const FILTER = { levels: ['B1', 'B2'], words: ['101–200'] };
/** Covered by the navigation bar, with the rounding of pixels. */
const HEADER_PX = 80;
const NEAR_HEADER_PX = 200;

/** The focused element: what it says and where its top stands. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return {
      tag: activeElement?.tagName,
      text: activeElement?.textContent ?? '',
      top: activeElement?.getBoundingClientRect().top ?? -1,
    };
  });

describe.skipIf(origin === '').each(languages)('a result that came by a search (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(WIDTHS_PX)('stands over a heading below the bar that has the focus, at %i px', async (width) => {
    const page = await openPage(browser, origin, { language, width });
    const walker = { page, language, t };
    await page.goto('/tools/wordlist');
    await analyseExamTexts(walker, FILTER);
    await askWordlist(walker, { type: 'WORDS' });
    await resultTable(page, t('wordlist:title')).waitFor();
    await expect.poll(async () => (await readFocus(page)).tag).toBe('H2');
    const { text, top } = await readFocus(page);
    expect(text).toContain(t('tool-result:heading'));
    expect(top).toBeGreaterThanOrEqual(HEADER_PX);
    expect(top).toBeLessThan(NEAR_HEADER_PX);
    await openTab(walker, 'word-analyser');
    await expect.poll(async () => (await readFocus(page)).tag).toBe('H2');
    await page.reload();
    await page.getByRole('heading', { name: t('tool-result:heading') }).waitFor();
    expect((await readFocus(page)).tag).not.toBe('H2');
    await page.context().close();
  });
});
