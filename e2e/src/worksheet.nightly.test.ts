import { readFileSync } from 'node:fs';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { worksheetCall } from '@keelerada/contract/teaching/worksheet';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, typeOwnText, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';
import { askKeyword, pressMore, openTab } from './use-tools';

const origin = inject('origin');
const WORD = 'olema';
const OWN_TEXT = 'Ema läheb täna koju tagasi. Minu ema on meie koolis õpetaja. Kus mu ema praegu on?';
const DEFAULT_COUNT = 10;

const sheetOf = ({ page, t }: Walker) => page.getByRole('region', { name: t('worksheet:sheet.page') });
const answersOf = ({ page, t }: Walker) => page.getByRole('region', { name: t('worksheet:sheet.answers') });
const readItems = (list: Locator) => list.getByRole('listitem').allInnerTexts();

/** From the concordance of a word to its worksheet. */
async function openSheet(walker: Walker, word: string): Promise<void> {
  await openTab(walker, 'word-context');
  await askKeyword(walker, 'word-context', word, 'LEMMAS');
  await pressMore(walker, 'word-context:worksheet', 'link');
  await sheetOf(walker).waitFor();
}

/** Pages of a PDF of Chromium's: it writes each as an object of its own. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;

describe.skipIf(origin === '')('the worksheet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  async function start(language: (typeof languages)[number], width = 1280): Promise<Walker> {
    const page = await openPage(browser, origin, { language, width });
    await page.goto('/tools/wordlist');
    return { page, language, t: readMessages(language) };
  }

  it.each(languages)('in %s: ten sentences of the corpus are printed on two pages', async (language) => {
    const walker = await start(language);
    const { page, t } = walker;
    await chooseWholeCorpus(walker);
    await openSheet(walker, WORD);
    const items = await readItems(sheetOf(walker));
    expect(items).toHaveLength(DEFAULT_COUNT);
    for (const item of items) expect(item).toMatch(/_{16}/u);
    // Titles come after the sentences.
    await expect.poll(() => answersOf(walker).innerText()).not.toContain(t('worksheet:sheet.unknown'));
    expect(await readItems(answersOf(walker))).toHaveLength(2 * DEFAULT_COUNT);
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'form', 'button', 'navigation'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
    await page.context().close();
  });

  it.each(languages)('in %s: the Word file holds what the sheet shows', async (language) => {
    const walker = await start(language);
    const { page, t } = walker;
    await typeOwnText(walker, OWN_TEXT);
    await openSheet(walker, 'ema');
    await page.getByRole('button', { name: t('tool-frame:more'), exact: true }).click();
    await page.getByRole('checkbox', { name: t('worksheet:options.has_lemma') }).check();
    await page.keyboard.press('Escape');
    const file = await takeFile(page, () =>
      page.getByRole('button', { name: t('worksheet:actions.word') }).click(),
    );
    expect(file.name).toMatch(/-ema-\d{4}-\d\d-\d\d\.docx$/u);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(readFileSync(file.path))]), file.name);
    const response = await fetch(`${origin}${textFromFileCall.path}`, { method: 'POST', body: form });
    const text = await response.text();
    expect(text).toContain(t('worksheet:sheet.instruction_lemma'));
    expect(text.match(/_{16} \(ema\)/gu)).toHaveLength(3);
    const [, answers = ''] = text.split(t('worksheet:sheet.answers'));
    expect(answers.match(/ema/giu)?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain('CC BY');
    expect(text).toMatch(/Keelerada \([Vv]ersi.* http\S+\/teacher\/worksheet\?word=ema/u);
    await page.context().close();
  });

  it.each(languages)('in %s: is cited, and the address brings its sentences back', async (language) => {
    const walker = await start(language);
    const { page, t } = walker;
    await chooseWholeCorpus(walker);
    await openSheet(walker, WORD);
    const asked = `]. ${t('worksheet:sheet.page')}: ${WORD}, `;
    const onPaper = await answersOf(walker).innerText();
    expect(onPaper).toContain(asked);
    expect(onPaper).not.toContain('#result=');
    await page.getByRole('button', { name: t('tool-frame:more'), exact: true }).click();
    await page.getByRole('button', { name: t('citation:open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('citation:title'), exact: true });
    const shown = dialog.getByRole('tabpanel').getByRole('textbox');
    await shown.waitFor();
    const text = await shown.inputValue();
    expect(text).toContain(asked);
    expect(text).toMatch(
      language === 'et' ? /Vaadatud \d+\.\d+\.\d{4}, http/u : /Retrieved \d+ \w+ \d{4}, from http/u,
    );
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('tab', { name: 'curl', exact: true }).click();
    expect(await shown.inputValue()).toContain(`'${origin}${worksheetCall.path}'`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // The menu that led to the dialog is open again.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('citation:open'), exact: true }).waitFor({ state: 'hidden' });
    const items = await readItems(sheetOf(walker));
    const other = { ...walker, page: await openPage(browser, origin, { language }) };
    await other.page.goto(text.slice(text.lastIndexOf('http')));
    await sheetOf(other).waitFor();
    expect(await readItems(sheetOf(other))).toEqual(items);
    for (const opened of [walker, other]) await opened.page.context().close();
  });

  it('by keyboard: a sentence is replaced, edited, moved and taken out', async () => {
    const walker = await start('en');
    const { page, t } = walker;
    await chooseWholeCorpus(walker);
    await openSheet(walker, WORD);
    const sheet = sheetOf(walker);
    const item = (key: string, number: number) =>
      sheet.getByRole('button', { name: t(`worksheet:item.${key}`, { number }), exact: true });
    const before = await readItems(sheet);
    await item('replace', 1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readItems(sheet))[0]).not.toBe(before[0]);
    await item('more', 1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: t('worksheet:item.edit', { number: 1 }) }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('See [on] uus lause.');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await readItems(sheet))[0])
      .toMatch(/^See _{16}(?: \(\S+\))? uus lause\./u);
    expect(await item('more', 1).evaluate((button) => button === document.activeElement)).toBe(true);
    await item('more', 1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: t('worksheet:item.down') }).press('Enter');
    await expect.poll(async () => (await readItems(sheet))[1]).toMatch(/^See/u);
    await item('more', 2).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: t('worksheet:item.remove') }).press('Enter');
    await expect.poll(async () => (await readItems(sheet)).length).toBe(DEFAULT_COUNT - 1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    // The way back leads to the concordance as it was, and the sheet stays as it is.
    await page.goBack();
    // The tool writes the address of its result, which would end a way to another page.
    await page.waitForURL(/#./u);
    await pressMore(walker, 'word-context:worksheet', 'link');
    await sheet.waitFor();
    expect(await readItems(sheet)).toHaveLength(DEFAULT_COUNT - 1);
    await page.context().close();
  });

  const screens = languages.flatMap((language) => WIDTHS_PX.map((width) => ({ language, width })));
  it.each(screens)(
    '$language at $width px: axe finds nothing, nothing sticks out',
    async ({ language, width }) => {
      const walker = await start(language, width);
      const { page, t } = walker;
      await typeOwnText(walker, OWN_TEXT);
      await openSheet(walker, 'ema');
      const inspect = async () => [...(await findViolations(page)), ...(await findFlaws(page))];
      expect(await inspect()).toEqual([]);
      await page.getByRole('button', { name: t('worksheet:item.more', { number: 1 }), exact: true }).click();
      await page.getByRole('menuitem', { name: t('worksheet:item.edit', { number: 1 }) }).click();
      await page.getByLabel(t('worksheet:item.text', { number: 1 }), { exact: true }).waitFor();
      expect(await inspect()).toEqual([]);
      await page.context().close();
    },
  );
});
