import type { SearchType } from '@keelerada/contract/fields/choices';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import type { Locator, Page } from 'playwright-core';
import type { Walker } from './choose-texts';
import { waitForStillness } from './wait-for-stillness';

type Tool = 'wordlist' | 'word-context' | 'collocates' | 'word-sketch' | 'cluster-finder' | 'word-analyser';

/** The tab of a tool, followed like any link. */
export async function openTab({ page, t }: Walker, tool: Tool): Promise<void> {
  await page.getByRole('tab', { name: t(`${tool}:title`), exact: true }).click();
  await waitForTool({ page, t }, tool);
}

type Who = Pick<Walker, 'page' | 't'>;

/** Opens the options of the open tool, or what another button unfolds, if they are closed. */
export async function openOptions({ page, t }: Who, button = 'tool-frame:options'): Promise<void> {
  const options = page.getByRole('button', { name: t(button), exact: true });
  if ((await options.getAttribute('aria-expanded')) === 'false') await options.click();
}

/** Presses what is done with a result less often, or follows a link there. */
export async function pressMore({ page, t }: Who, key: string, role: 'button' | 'link' = 'button') {
  await page.getByRole('button', { name: t('tool-frame:more'), exact: true }).click();
  const under = page.getByRole('dialog');
  await under.getByRole(role, { name: t(key), exact: true }).click();
}

/** Opens the field that leaves rows out, by a column or part where there are several; gives the field. */
export async function openFilter({ page, t }: Who, way?: string): Promise<Locator> {
  await openOptions({ page, t }, 'result-table:filter.open');
  const field = page.getByRole('search');
  if (way !== undefined) await field.getByRole('combobox').selectOption({ label: way });
  return field;
}

/** The address changes first: until its tab is chosen, the page of the tool before is still on the screen. */
export async function waitForTool({ page, t }: Who, tool: Tool): Promise<void> {
  // Its result may be in the address already.
  await page.waitForURL(`**/tools/${tool.replace('-', '')}*`);
  await page.getByRole('tab', { name: t(`${tool}:title`), exact: true, selected: true }).waitFor();
}

export interface WordlistWish {
  readonly type: SearchType;
  readonly excludesStopwords?: boolean;
  readonly minFrequency?: string;
}

/** Fills the options of the word list and sends them. */
export async function askWordlist({ page, t }: Walker, wish: WordlistWish): Promise<void> {
  const form = page.getByRole('form', { name: t('wordlist:form') });
  await waitForStillness(page);
  await openOptions({ page, t });
  await form.getByRole('combobox', { name: t('word-search:type.title') }).selectOption(wish.type);
  await form
    .getByRole('checkbox', { name: t('wordlist:options.excludeStopwords') })
    .setChecked(wish.excludesStopwords ?? false);
  await form.getByLabel(t('wordlist:options.minFrequency'), { exact: true }).fill(wish.minFrequency ?? '');
  // A click on the button of options that still unfold may miss it.
  await waitForStillness(page);
  // Who then asks the server for the same list must not take an older request for this one.
  const sent = page.waitForRequest((request) => request.url().endsWith(wordlistCall.path));
  await form.getByRole('button', { name: t('wordlist:submit'), exact: true }).click();
  await sent;
}

/** Fills the keyword search of the open tab and sends it. */
export async function askKeyword(
  { page, t }: Walker,
  tool: 'word-context' | 'collocates',
  keyword: string,
  type: SearchType,
): Promise<void> {
  const form = page.getByRole('form', { name: t(`${tool}:form`) });
  await form.getByRole('combobox', { name: t('word-search:type.title') }).selectOption(type);
  await form.getByRole('textbox', { name: t('word-search:keyword.title') }).fill(keyword);
  await form.getByRole('button', { name: t(`${tool}:submit`), exact: true }).click();
}

/** Fills the options of the word sketch with one word or two, down to single occurrences, and waits for the relations. */
export async function askSketch({ page, t }: Walker, word: string, compared = ''): Promise<void> {
  const screen = (key: string) => t(`word-sketch-screen:${key}`);
  const form = page.getByRole('form', { name: screen('form') });
  await form.getByRole('textbox', { name: screen('options.keyword'), exact: true }).fill(word);
  await openOptions({ page, t });
  await form.getByRole('textbox', { name: screen('options.vordlussona'), exact: true }).fill(compared);
  await form.getByRole('spinbutton', { name: screen('options.minCooccurrence'), exact: true }).fill('1');
  await form.getByRole('button', { name: screen('submit'), exact: true }).click();
  await page.locator('[data-relation]').first().waitFor();
}

/** Follows an entry of a word's menu. */
export async function followWordMenu({ page, t }: Walker, word: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: t('word-menu:title', { word }), exact: true }).click();
  await page.getByRole('menuitem', { name: t(`word-menu:${entry}`), exact: true }).click();
}

/** The table of a tool. */
export function resultTable(page: Page, label: string): Locator {
  return page.getByRole('table', { name: label });
}

/** Cells of the rows that stand on the screen, without the running number. */
export async function readRows(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr:not([aria-hidden]):not([data-kind="detail"])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent ?? '')),
    );
}

/**
 * Of the first so many lines of a concordance those whose words have come: the context asked for before, keyword, and after
 * it.
 */
export async function readLines(page: Page, count: number): Promise<string[][]> {
  const lines = await page.locator('[data-line]:not([data-head])').evaluateAll((rows) =>
    rows.map((row) =>
      ['before', 'keyword', 'after'].map((part) => {
        const cell = row.querySelector(`[data-part="${part}"]`);
        if (part === 'keyword') return cell?.textContent ?? '';
        const pieces = [...(cell?.querySelectorAll('[data-look="context"]') ?? [])];
        return pieces.map((piece) => piece.textContent ?? '').join('');
      }),
    ),
  );
  return lines.slice(0, count).filter(([, keyword]) => keyword !== '');
}
