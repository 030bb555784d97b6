import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { downloadPicture, downloadTable } from './save-downloads';
import { askWordlist, pressMore, openTab, readRows, resultTable } from './use-tools';

const origin = inject('origin');
const WORD = 'olema';
/** No place of the screen is further than so many presses of Tab away. */
const MOST_TABS = 60;

const table = ({ page, t }: Walker, property: string) =>
  resultTable(
    page,
    t('distribution-screen:table', { property: t(`distribution-screen:properties.${property}`) }),
  );

/** Names of the groups in the order of the table. */
async function readGroups(walker: Walker, property: string): Promise<string[]> {
  const shown = table(walker, property);
  await shown.locator('tbody tr:not([aria-hidden])').first().waitFor();
  return (await readRows(shown)).map(([name]) => name ?? '');
}

async function walk(browser: Browser, language: (typeof languages)[number], width?: number): Promise<Walker> {
  const page = await openPage(browser, origin, { language, ...(width !== undefined && { width }) });
  const walker = { page, language, t: readMessages(language) };
  await page.goto('/tools/distribution');
  await chooseWholeCorpus(walker);
  return walker;
}

async function askDistribution({ page, t }: Walker, keyword: string): Promise<void> {
  await page.getByRole('combobox', { name: t('word-search:type.title') }).selectOption('LEMMAS');
  await page.getByRole('textbox', { name: t('word-search:keyword.title') }).fill(keyword);
  await page.getByRole('button', { name: t('distribution-screen:submit'), exact: true }).click();
}

async function tabTo(
  page: Page,
  name: string,
  role: 'button' | 'textbox' | 'combobox',
  key = 'Tab',
): Promise<void> {
  const place = page.getByRole(role, { name, exact: role === 'button' });
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await place.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${name}`);
}

describe.skipIf(origin === '')('the distribution', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(languages)('in %s: from the word list to bars, table, picture and file', async (language) => {
    const walker = await walk(browser, language);
    const { page, t } = walker;
    const screen = (key: string) => t(`distribution-screen:${key}`);
    await openTab(walker, 'wordlist');
    await askWordlist(walker, { type: 'LEMMAS' });
    await page.getByRole('button', { name: t('word-menu:title', { word: WORD }), exact: true }).click();
    await page.getByRole('menuitem', { name: t('distribution:title'), exact: true }).click();
    const levels = await readGroups(walker, 'level');
    expect(levels).toEqual(expect.arrayContaining(['A2', 'B1', 'C1']));
    expect(levels.at(-1)).toBe(screen('unknown'));

    await page.getByRole('combobox', { name: screen('by'), exact: true }).selectOption('gender');
    const genders = await readGroups(walker, 'gender');
    expect(await page.locator('svg[role="img"]:visible [data-row]').count()).toBe(genders.length);
    const { svg, comments } = {
      svg: readFileSync((await downloadPicture(walker, 'SVG')).path, 'utf8'),
      comments: readCsv((await downloadTable(walker, 'csv')).path).comments.join('\n'),
    };
    expect(svg).toContain(`${WORD}: ${screen('properties.gender')}`);
    expect(svg).not.toContain('var(--');
    expect(comments).toContain(WORD);
    expect(comments).toContain(screen('properties.gender'));
    await page.context().close();
  });

  it('takes a query by form over from the concordance, and comes back by its address', async () => {
    const walker = await walk(browser, 'en');
    const { page, t } = walker;
    await openTab(walker, 'word-context');
    // The form of the distribution, which has the same switch, stands until this one is loaded.
    const submit = page.getByRole('button', { name: t('word-context:submit'), exact: true });
    await submit.waitFor();
    await page.getByRole('combobox', { name: t('word-search:type.title') }).selectOption('PATTERN');
    await page
      .getByRole('textbox', { name: t('word-context-cql:query'), exact: true })
      .fill('[lemma="olema"] [pos="VERB"]');
    await submit.click();
    await pressMore(walker, 'distribution:title', 'link');
    const levels = await readGroups(walker, 'level');
    const by = page.getByRole('combobox', { name: t('distribution-screen:by'), exact: true });
    await by.selectOption('gender');
    const genders = await readGroups(walker, 'gender');
    expect(genders).not.toEqual(levels);
    // The address follows a moment later.
    const readAddress = () => Buffer.from(page.url().split('#result=')[1] ?? '', 'base64url').toString();
    await expect.poll(readAddress).toContain('gender');
    await page.reload();
    expect(await readGroups(walker, 'gender')).toEqual(genders);
    await page.context().close();
  });

  it('by keyboard alone: search, another property, its order', async () => {
    const walker = await walk(browser, 'en');
    const { page, t } = walker;
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, t('word-search:type.title'), 'combobox');
    await press('ArrowDown');
    await tabTo(page, t('word-search:keyword.title'), 'textbox');
    await page.keyboard.type(WORD);
    await press('Enter');
    await table(walker, 'level').waitFor();
    // The focus went to the result; how it is shown is chosen in the bar above it.
    await tabTo(page, t('distribution-screen:by'), 'combobox', 'Shift+Tab');
    await press('ArrowDown');
    const byRate = await readGroups(walker, 'nativeLanguage');
    await tabTo(page, t('distribution-screen:order.title'), 'combobox');
    await press('ArrowUp');
    const natural = await readGroups(walker, 'nativeLanguage');
    expect(natural).not.toEqual(byRate);
    expect([...natural].sort()).toEqual([...byRate].sort());
    await page.context().close();
  });

  it.each(languages.flatMap((language) => WIDTHS_PX.map((width) => [language, width] as const)))(
    'in %s at %i px: axe finds nothing and nothing sticks out',
    async (language, width) => {
      const walker = await walk(browser, language, width);
      await askDistribution(walker, WORD);
      await table(walker, 'level').waitFor();
      expect([...(await findViolations(walker.page)), ...(await findFlaws(walker.page))]).toEqual([]);
      await walker.page.context().close();
    },
  );
});
