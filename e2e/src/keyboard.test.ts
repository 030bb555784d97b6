import { selectionButton } from './choose-texts';
import { EXAM_SUBCORPUS, subcorpora } from '@keelerada/contract/texts/enumerations';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { readLines, resultTable, waitForTool } from './use-tools';

const origin = inject('origin');
const t = readMessages('en');
/** No place of a screen is further than so many presses of Tab away. */
const MOST_TABS = 90;
const WORD = 'olema';

/** What tells that the focused element shows its focus: an outline, a shadow, a ripple or a mark of its own. */
async function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last place of a page the browser's own bar has the focus.
    if (focused === null || focused === document.body) return true;
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // The frame of a field may show it in its place.
    const around = [focused.parentElement, focused.parentElement?.parentElement ?? null];
    const isFramed = around.some(
      (element) => element !== null && getComputedStyle(element).outlineStyle !== 'none',
    );
    const frame = focused.closest('[class*="focusVisible"], [class*="Mui-focused"]');
    const isDrawn = focused.matches('[data-neighbour]') && focused.querySelectorAll('circle').length > 1;
    return isMarked(focused) || isFramed || frame !== null || isDrawn || focused.tagName === 'MAIN';
  });
}

describe.skipIf(origin === '')('by keyboard alone', () => {
  let browser: Browser;
  let page: Page;
  const unseen = new Set<string>();

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language: 'en' });
    await page.goto('/');
    await page.getByRole('main').waitFor();
  });
  afterAll(() => browser.close());

  const hasFocus = (place: Locator) =>
    place.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  /** Presses Tab until the place has the focus; notes every element on the way that does not show its focus. */
  const tabTo = async (place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await place.first().waitFor();
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await hasFocus(place)) return;
      await page.keyboard.press(key);
      if (!(await showsFocus(page)))
        unseen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''));
    }
    throw new Error(`Tab does not reach ${place.toString()}`);
  };

  it('skips to the content and opens the tools', async () => {
    await press('Tab');
    await expect
      .poll(() => hasFocus(page.getByRole('link', { name: t('shell:skip_to_content') })))
      .toBe(true);
    await press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
    await page.goto('/');
    await tabTo(page.locator('a[href="/tools"]').first());
    await press('Enter');
    await waitForTool({ page, t }, 'wordlist');
  });

  it('filters, previews, ticks and saves texts', async () => {
    await tabTo(page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }));
    await press('Enter');
    await tabTo(page.getByRole('checkbox', { name: subcorpora[EXAM_SUBCORPUS].en, exact: true }));
    await press('Space');
    const levels = page.getByRole('group', { name: t('text-query:filters.level') });
    const level = levels.getByRole('checkbox', { name: 'B1', exact: true });
    await tabTo(level);
    await press('Space');
    expect(await level.isChecked()).toBe(true);
    await tabTo(page.getByRole('button', { name: t('text-query:submit'), exact: true }));
    await press('Enter');
    const previews = page.getByRole('button', { name: t('text-query:results.preview', { title: '' }) });
    await previews.first().waitFor();
    await tabTo(
      page.getByRole('checkbox', { name: new RegExp(`^${t('text-query:results.select_all')}`, 'u') }),
    );
    await press('Space');
    const list = page.getByRole('grid', { name: t('text-query:results.title') });
    await tabTo(list.locator('[data-cell="0:0"], [data-cell="0:0"] input'));
    await press('ArrowDown', 'ArrowRight');
    await expect.poll(() => hasFocus(previews)).toBe(true);
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(previews)).toBe(true);
    await tabTo(page.getByRole('button', { name: t('text-query:results.save') }), 'Shift+Tab');
    await press('Enter');
    await selectionButton({ page, t }).waitFor();
  });

  it('makes a word list and sorts it', async () => {
    const type = page.getByRole('combobox', { name: t('word-search:type.title') });
    await tabTo(type);
    expect(await type.inputValue()).toBe('LEMMAS');
    await tabTo(page.getByRole('button', { name: t('tool-frame:options'), exact: true }));
    await press('Enter');
    await tabTo(page.getByLabel(t('wordlist:options.minFrequency'), { exact: true }));
    await page.keyboard.type('2');
    await press('Enter');
    const table = resultTable(page, t('wordlist:title'));
    await table.waitFor();
    await tabTo(table.getByRole('columnheader', { name: t('wordlist:columns.word') }).getByRole('button'));
    await press('Enter');
    await expect
      .poll(() =>
        table.getByRole('columnheader', { name: t('wordlist:columns.word') }).getAttribute('aria-sort'),
      )
      .toBe('ascending');
    await press('Enter', 'Enter');
  });

  it('goes from the menu of a word to its contexts, and orders them', async () => {
    await tabTo(page.getByRole('button', { name: t('word-menu:title', { word: WORD }), exact: true }));
    await press('Enter');
    await page.getByRole('menu').waitFor();
    await expect
      .poll(() => hasFocus(page.getByRole('menuitem', { name: t('word-menu:concordances') })))
      .toBe(true);
    await press('Enter');
    await waitForTool({ page, t }, 'word-context');
    await page.getByRole('table', { name: t('word-context:table') }).waitFor();
    await expect.poll(async () => (await readLines(page, 5)).length).toBe(5);
    const before = await readLines(page, 5);
    await tabTo(page.getByRole('combobox', { name: t('word-context:sort.title') }), 'Shift+Tab');
    for (let presses = 0; presses < 5; presses += 1) await press('ArrowDown');
    await expect.poll(() => readLines(page, 5)).not.toEqual(before);
    await expect.poll(() => page.locator('mark[data-look="context"]').count()).toBeGreaterThan(0);
  });

  it('orders by a second word, draws a sample, hides a column and opens a line', async () => {
    await tabTo(page.getByRole('combobox', { name: t('word-context-lines:then') }));
    await press('ArrowDown');
    await tabTo(page.getByRole('button', { name: t('word-context-lines:sample.open'), exact: true }));
    await press('Enter');
    await tabTo(page.getByRole('spinbutton', { name: t('word-context-lines:sample.own') }));
    await press('Control+a', '7', 'Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await readLines(page, 20)).length).toBe(7);
    await tabTo(page.getByRole('button', { name: t('word-context-lines:columns_open'), exact: true }));
    await press('Enter');
    await page.getByRole('menuitemcheckbox').first().waitFor();
    await press('ArrowDown', 'Enter', 'Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    const level = page.getByRole('columnheader', { name: t('word-context-lines:columns.level') });
    await level.waitFor({ state: 'hidden' });
    await tabTo(
      page.getByRole('button', { name: t('word-context:line.open', { number: '1' }), exact: true }),
    );
    await press('Enter');
    await page.locator('[data-part="passage"][aria-busy="false"]').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('button', { expanded: true }).last())).toBe(true);
    await press('Enter');
    await page.locator('[data-part="passage"]').waitFor({ state: 'hidden' });
  });

  it('opens another tool by its tab, searches, and walks through the graph', async () => {
    await tabTo(page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await press('ArrowRight', 'Enter');
    await waitForTool({ page, t }, 'collocates');
    // The search came along from the concordance.
    const keyword = page.getByRole('textbox', { name: t('word-search:keyword.title'), exact: true });
    await tabTo(keyword);
    expect(await keyword.inputValue()).toBe(WORD);
    await press('Enter');
    const nodes = page.locator('[data-neighbour]');
    await nodes.first().waitFor();
    await tabTo(nodes);
    const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await press('ArrowRight');
    await expect.poll(() => hasFocus(nodes)).toBe(true);
    expect(await showsFocus(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(first);
    await press('Enter');
    await page.getByRole('menu').waitFor();
    await press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(nodes)).toBe(true);
  });

  it('shows the keyboard help under the question mark, but not where one is typed', async () => {
    const help = page.getByRole('dialog', { name: t('keyboard-help:title') });
    await press('?');
    await help.waitFor();
    await press('Escape');
    await help.waitFor({ state: 'hidden' });
    await tabTo(page.getByRole('textbox', { name: t('word-search:keyword.title'), exact: true }));
    await press('?');
    expect(await help.count()).toBe(0);
  });

  it('always shows where the focus is', () => {
    expect([...unseen]).toEqual([]);
  });
});
