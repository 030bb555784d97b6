import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseOptions, typeOwnText, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import { downloadTable } from './save-downloads';
import { readCsv } from './read-csv';
import { openTab, readLines, openOptions } from './use-tools';

const origin = inject('origin');
const TEXT = 'Ema läheb koju. Vana maja on suur. Lapsed jooksid kiiresti uude majja, sest väljas sadas.';

async function openByForm(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await page.goto('/tools/wordlist');
  await typeOwnText(walker, TEXT);
  await openTab(walker, 'word-context');
  await page.getByRole('combobox', { name: t('word-search:type.title') }).selectOption('PATTERN');
  await queryField(walker).waitFor();
  await openOptions(walker);
}

const queryField = ({ page, t }: Walker) =>
  page.getByRole('textbox', { name: t('word-context-cql:query'), exact: true });
const submit = async ({ page, t }: Walker) =>
  page.getByRole('button', { name: t('word-context:submit'), exact: true }).click();

async function readFound(page: Page): Promise<string[]> {
  await page.locator('[data-line]:not([data-head])').first().waitFor();
  return (await readLines(page, 9)).map(([, keyword]) => keyword ?? '');
}

describe.skipIf(origin === '')('the search by form', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  async function walk(language: (typeof languages)[number], width = 1280): Promise<Walker> {
    const page = await openPage(browser, origin, { language, width });
    return { page, language, t: readMessages(language) };
  }

  it.each(languages)('in %s: a query is built, run, linked and kept in the download', async (language) => {
    const walker = await walk(language);
    const { page, t } = walker;
    const cql = (key: string) => t(`word-context-cql:${key}`);
    await openByForm(walker);
    const add = page.getByRole('button', { name: cql('builder.add') });
    await add.click();
    await chooseOptions(page, cql('fields.pos'), [cql('classes.ADJ')]);
    await add.click();
    await page.getByLabel(cql('fields.lemma')).fill('maja');
    await page.getByRole('button', { name: cql('builder.add_condition') }).click();
    await page.getByRole('menuitem', { name: cql('features.Case') }).click();
    await chooseOptions(page, cql('features.Case'), [cql('values.Case.Nom')]);
    expect(await queryField(walker).inputValue()).toBe(
      '[pos="ADJ"] [lemma="maja" & feats="Case=Nom"] within s',
    );
    await submit(walker);
    expect(await readFound(page)).toEqual(['Vana maja']);
    const { comments } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(comments.join('\n')).toContain('[pos="ADJ"] [lemma="maja" & feats="Case=Nom"]');

    await queryField(walker).fill('[lemma=".*maja"] []{0,2} [pos="SCONJ"] within s');
    await queryField(walker).press('Enter');
    // The last result stands until the new one is there.
    await expect.poll(() => readFound(page)).toEqual(['majja, sest']);
    await page.close();
  });

  it.each(languages)('in %s: a fault is shown at its place', async (language) => {
    const walker = await walk(language);
    const { page, t } = walker;
    await openByForm(walker);
    await queryField(walker).fill('[lemma="ema" pos="VERB"]');
    await submit(walker);
    await page.getByText(t('word-context-cql:faults.unexpected')).waitFor();
    const place = page.getByRole('img', { name: t('word-context-cql:fault_place', { number: 14 }) });
    expect(await place.textContent()).toBe('p');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.close();
  });

  it('runs the query of an address', async () => {
    const walker = await walk('en');
    const { page } = walker;
    await page.goto(`/tools/wordcontext?${new URLSearchParams({ cql: '[pos="PUNCT"]' }).toString()}`);
    await typeOwnText(walker, TEXT);
    expect(await readFound(page)).toEqual(['.', '.', ',', '.']);
    await page.close();
  });

  const screens = languages.flatMap((language) => WIDTHS_PX.map((width) => ({ language, width })));
  it.each(screens)(
    '$language at $width px: axe finds nothing, nothing sticks out',
    async ({ language, width }) => {
      const walker = await walk(language, width);
      const { page, t } = walker;
      await openByForm(walker);
      await queryField(walker).fill('[pos="VERB" & feats="Mood=Ind|Tense=Past"] [lemma="kiiresti"]');
      await page.getByRole('button', { name: t('word-context-cql:help.title') }).click();
      const inspect = async () => [...(await findViolations(page)), ...(await findFlaws(page))];
      expect(await inspect()).toEqual([]);
      await queryField(walker).fill('[pos="VERB"');
      await submit(walker);
      await page.getByText(t('word-context-cql:faults.unexpected_end')).waitFor();
      expect(await inspect()).toEqual([]);
      await page.close();
    },
  );
});
