import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, type Walker } from './choose-texts';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { askKeyword, readLines, openFilter } from './use-tools';

const origin = inject('origin');
const PAGE_ROWS = 20;
/** Widths of the screen at which a line must be full to its edges. */
const WIDE_PX = [1280, 1920] as const;

describe.skipIf(origin === '').each(languages)('looking at a concordance (%s)', (language) => {
  const t = readMessages(language);
  const line = (key: string) => t(`word-context-lines:${key}`);
  let browser: Browser;
  let walker: Walker;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language });
    walker = { page, language, t };
    await page.goto('/tools/wordcontext');
    await chooseWholeCorpus(walker);
    await askKeyword(walker, 'word-context', 'olema', 'LEMMAS');
    await page.locator('[data-line]:not([data-head]) [data-part="keyword"]').first().waitFor();
  });
  afterAll(() => browser.close());

  it.each(WIDE_PX)('fills most lines to their edges at %i px', async (width) => {
    const { page } = walker;
    await page.setViewportSize({ width, height: 900 });
    const isFull = await page.locator('[data-line]:not([data-head])').evaluateAll((lines) =>
      lines.map((one) => {
        const before = one.querySelector('[data-part="before"]');
        const text = before?.firstElementChild;
        return (text?.getBoundingClientRect().width ?? 0) >= (before?.clientWidth ?? 0) - 16;
      }),
    );
    // Near the start of a text there is nothing more to show.
    expect(isFull.filter(Boolean).length).toBeGreaterThan(isFull.length / 2);
  });

  it('marks both words that it is sorted by', async () => {
    const { page } = walker;
    await page.getByRole('combobox', { name: t('word-context:sort.title') }).selectOption('RIGHT_1');
    await page.getByRole('combobox', { name: line('then') }).selectOption('LEFT_1');
    const marks = (part: string) => page.locator(`[data-part="${part}"] mark`);
    await marks('before').first().waitFor();
    expect(await marks('after').count()).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
  });

  it('draws a sample, filters it while one types, and opens a line and its text at the keyword', async () => {
    const { page } = walker;
    await page.getByRole('button', { name: line('sample.open'), exact: true }).click();
    await page.getByRole('spinbutton', { name: line('sample.own') }).fill('9');
    await page.getByRole('button', { name: line('sample.take'), exact: true }).click();
    await expect.poll(async () => (await readLines(page, PAGE_ROWS)).length).toBe(9);
    const lines = await readLines(page, PAGE_ROWS);
    const [wanted = []] = lines.filter(([before]) => (before ?? '').length > 10);
    const filter = await openFilter(walker);
    await filter.getByRole('textbox').fill(wanted[0] ?? '');
    await expect.poll(() => page.locator('[data-line]:not([data-head])').count()).toBeLessThan(9);
    await expect.poll(() => readLines(page, PAGE_ROWS)).toContainEqual(wanted);
    await page.locator('[data-line][data-number="1"] [data-part="after"]').click();
    const passage = page.locator('[data-part="passage"][aria-busy="false"]');
    await passage.waitFor();
    expect(await passage.textContent()).toContain(wanted[1]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: line('whole_text'), exact: true }).click();
    const mark = page.getByRole('dialog').locator('mark');
    await mark.waitFor();
    expect(await mark.textContent()).toBe(await passage.locator('strong').textContent());
  });
});
