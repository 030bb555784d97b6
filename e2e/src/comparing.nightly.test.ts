import { openSelection, selectionButton, sideChip } from './choose-texts';
import { keynessCall, type KeynessResponse } from '@keelerada/contract/tools/keyness';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer, keepRequests } from './ask-server';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { openTab, readRows, resultTable, openFilter } from './use-tools';
import { waitForStillness } from './wait-for-stillness';

const origin = inject('origin');
const WIDTHS_PX = [360, 677, 1280, 1920] as const;
const WIDE_PX = 1280;
const HEIGHT_PX = 900;

const LINES_A_PAGE = 20;

describe.skipIf(origin === '').each(languages)('comparing two selections (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let page: Page;
  let readRequest: ReturnType<typeof keepRequests>;
  let expected: KeynessResponse;
  /** A word that both have. */
  let shared: KeynessResponse['votmesonad'][number];

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language });
    readRequest = keepRequests(page);
  });
  afterAll(() => browser.close());

  const format = (value: number) => value.toLocaleString(language === 'et' ? 'et-EE' : 'en-GB');
  const level = (name: string) =>
    page
      .getByRole('group', { name: t('text-query:filters.level'), exact: true })
      .getByRole('checkbox', { name, exact: true });
  /** A button whose caption holds a number. */
  const counting = (key: string): Locator => {
    const [start = '', end = ''] = t(key, { formatted: '|' }).split('|');
    return page.getByRole('button', { name: new RegExp(`^${start}[\\d\\s,]+${end}$`, 'u') });
  };
  const panel = () => page.getByRole('group', { name: t('tools:choice.title') });
  const chip = (letter: 'A' | 'B') => sideChip({ page, t }, letter);
  const table = (where: Page = page) => resultTable(where, t('keyness:title'));
  /** How often what was looked for occurs, over the lines of both. */
  const counts = (row: typeof shared) =>
    page.getByText(
      (['A', 'B'] as const)
        .map((letter) =>
          t('comparison:found', {
            name: letter === 'A' ? 'B1' : 'C1',
            hits: format(row[`sagedus${letter}`]),
            texts: format(row[`tekstid${letter}`]),
          }),
        )
        .join(' · '),
      { exact: true },
    );

  it('chooses B1 and C1, and shows the words that tell them apart', async () => {
    await page.goto('/tools/wordlist');
    await page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
    await level('B1').check();
    await counting('text-query:results.analyse_all').click();
    await openSelection({ page, t });
    await page.getByRole('button', { name: t('comparison:with_corpus') }).click();
    await level('B1').uncheck();
    await level('C1').check();
    await counting('comparison:save_all').click();
    expect(await chip('A').textContent()).toContain('B1');
    expect(await chip('B').textContent()).toContain('C1');
    await table().waitFor();
    expected = await askServer(origin, keynessCall.path, readRequest(keynessCall.path));
    const least = ({ sagedusA, sagedusB }: typeof shared) => Math.min(sagedusA, sagedusB);
    // The lines of both are on the first page.
    const few = expected.votmesonad.filter(({ sagedusA, sagedusB }) => sagedusA + sagedusB <= LINES_A_PAGE);
    shared = few.sort((one, other) => least(other) - least(one))[0]!;
    const { sona, tekstidA, tekstidB } = expected.votmesonad[0]!;
    const row = (await readRows(table()))[0]!;
    expect(row[0]).toContain(sona);
    expect(row.slice(-3, -1)).toEqual([tekstidA, tekstidB].map(format));
  });

  it('finds both again after a reload, and on the screen of whoever opens the address', async () => {
    await page.reload();
    await table().waitFor();
    expect(await chip('B').textContent()).toContain('C1');
    const other = await openPage(browser, origin, { language });
    await other.goto(page.url());
    await table(other).waitFor();
    expect(await readRows(table(other))).toEqual(await readRows(table()));
    await other.context().close();
  });

  it('shows the comparison without a flaw at every width', async () => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await waitForStillness(page);
      // A table finds out a moment after the window that it is too narrow for its columns.
      await expect.poll(() => findFlaws(page)).toEqual([]);
      expect([width, await findViolations(page)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: WIDE_PX, height: HEIGHT_PX });
  });

  it('leads from a word to its concordance in both selections, with the same numbers', async () => {
    const column = t('keyness:columns.word');
    // The filter goes into the address a moment after typing has rested: the click must not be lost to that.
    const filter = await openFilter({ page, t }, `${column} ${t('result-table:filter.contains')}`);
    await filter.getByRole('textbox').fill(shared.sona);
    await table().getByRole('link', { name: shared.sona, exact: true }).click();
    await counts(shared).waitFor();
    const lines = page.getByRole('table', { name: t('word-context:table') });
    for (const letter of ['A', 'B']) await lines.locator(`[data-side="${letter}"]`).first().waitFor();
    await page.reload();
    await counts(shared).waitFor();
  });

  it('shows the lines of both without a flaw at every width', async () => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await waitForStillness(page);
      // A table finds out a moment after the window that it is too narrow for its columns.
      await expect.poll(() => findFlaws(page)).toEqual([]);
      expect([width, await findViolations(page)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: WIDE_PX, height: HEIGHT_PX });
  });

  it('shows the neighbours in both, and says where a tool keeps to the first selection', async () => {
    await openTab({ page, language, t }, 'collocates');
    await resultTable(page, t('collocates:title')).locator('[data-part="bars"]').first().waitFor();
    await waitForStillness(page);
    expect(await findViolations(page)).toEqual([]);
    await openTab({ page, language, t }, 'word-analyser');
    await page.getByText(t('comparison:first_only', { name: 'B1' }), { exact: true }).waitFor();
  });

  it('swaps the sides and ends the comparison', async () => {
    await openTab({ page, language, t }, 'wordlist');
    const texts = selectionButton({ page, t });
    await chip('A').click();
    await page.getByRole('button', { name: t('comparison:swap') }).click();
    await expect.poll(() => chip('A').textContent()).toContain('C1');
    await chip('A').click();
    await panel().getByText('C1').first().waitFor();
    await panel()
      .getByRole('button', { name: t('comparison:clear', { letter: 'B' }) })
      .click();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'hidden' });
    await expect.poll(() => texts.textContent()).toContain('C1');
    expect(await texts.textContent()).not.toContain('B1');
  });
});
