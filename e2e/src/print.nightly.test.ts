import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { typeOwnText } from './choose-texts';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { askKeyword, askWordlist, openTab } from './use-tools';

const origin = inject('origin');
/** Width of A4 without its margins, in pixels of 96 to an inch. */
const PAPER_PX = { width: 680, height: 1000 };
const SENTENCES = 30;
const TEXT = Array.from(
  { length: SENTENCES },
  (_, line) =>
    `Minu vana raamat number ${line} räägib väga pikalt ja põhjalikult kaugetest maadest ja meredest.`,
).join(' ');

/** Texts of rows that something cuts off, or that stand on each other. */
function findBadRows(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('#main tbody tr, #main [data-line]')];
    const boxes = rows.map((row) => row.getBoundingClientRect()).filter(({ height }) => height > 0);
    const cells = [...document.querySelectorAll<HTMLElement>('#main td')];
    return [
      ...(boxes.length > 10 ? [] : [`only ${boxes.length} rows`]),
      ...boxes.flatMap(({ right }) => (right > window.innerWidth ? ['a row goes over the edge'] : [])),
      ...boxes.flatMap(({ top }, row) =>
        row > 0 && top < boxes[row - 1]!.bottom - 1 ? ['rows overlap'] : [],
      ),
      ...cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => `cut: ${cell.innerText}`),
    ];
  });
}

describe.skipIf(origin === '').each(languages)('results on paper (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language });
    await page.goto('/tools/wordlist');
    await typeOwnText({ page, language, t }, TEXT);
  });
  afterAll(() => browser.close());

  const ask = {
    wordlist: (walker: Parameters<typeof askWordlist>[0]) => askWordlist(walker, { type: 'WORDS' }),
    'word-context': (walker: Parameters<typeof askWordlist>[0]) =>
      askKeyword(walker, 'word-context', 'raamat', 'WORDS'),
    collocates: (walker: Parameters<typeof askWordlist>[0]) =>
      askKeyword(walker, 'collocates', 'raamat', 'WORDS'),
  };

  it.each(['wordlist', 'word-context', 'collocates'] as const)(
    '%s: name of the tool, query in words, whole rows, nothing to click on',
    async (tool) => {
      const walker = { page, language, t };
      await openTab(walker, tool);
      await ask[tool](walker);
      await page.getByRole('table').first().waitFor();
      await page.setViewportSize(PAPER_PX);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      const name = main.locator('[data-printed]');
      expect(await name.innerText()).toBe(t(`${tool}:title`));
      expect(await name.boundingBox()).toMatchObject({
        height: expect.toSatisfy((height: number) => height > 10) as number,
      });
      expect(await main.innerText()).toContain(t('word-search:type.WORDS').slice(0, 6));
      for (const role of ['textbox', 'combobox', 'slider', 'tab'] as const)
        expect(await page.getByRole(role).count(), role).toBe(0);
      expect(await findBadRows(page)).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );
});
