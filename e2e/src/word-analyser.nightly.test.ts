import { wordAnalyserCall, type WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer, keepRequests } from './ask-server';
import { typeOwnText, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readWorkbook } from './open-office-files';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { readRealText } from './read-real-text';
import { downloadTable } from './save-downloads';
import { readRows, resultTable, openFilter } from './use-tools';
import { waitForStillness } from './wait-for-stillness';

const origin = inject('origin');
/** Stands in where the real texts are absent. */
const OWN_TEXT =
  'Kala elab vees. Suured kalad söövad väikesi kalu. Vana Mari-Liis püüab Tallinnas kala, ta on kannatlik.';
const FOREIGN = 'Москва';
const MOST_WORDS = 1000;
/** As they stand in the language menu. */
const LANGUAGE_NAMES = { et: 'Eesti', en: 'English' } as const;
const tables = ['syllables', 'lemmas', 'forms'] as const;

const text = `${(await readRealText(400, 900)) ?? OWN_TEXT}\n${FOREIGN} on suur.`;

describe.skipIf(origin === '').each(languages)('the word analyser (%s)', (language) => {
  const t = readMessages(language);
  const screen = (key: string, values = {}) => t(`word-analyser-screen:${key}`, values);
  const locale = language === 'et' ? 'et-EE' : 'en-GB';
  let browser: Browser;
  let walker: Walker;
  let answer: WordAnalyserResponse;
  const textBox = () => walker.page.getByRole('textbox', { name: screen('text.title'), exact: true });
  const marked = () => walker.page.locator('[data-mark]').allTextContents();
  const info = () =>
    walker.page
      .getByRole('region', { name: screen('info.title') })
      .getByRole('definition')
      .allTextContents();
  const openTable = async (name: (typeof tables)[number]) => {
    const tab = walker.page.getByRole('tab', { name: screen(`tabs.${name}`), exact: true });
    // A click is lost where the screen still moves after a change of its width.
    const choose = () => tab.click().then(() => tab.getAttribute('aria-selected'));
    await expect.poll(choose, { timeout: 10_000, interval: 500 }).toBe('true');
    const table = resultTable(walker.page, screen(`tabs.${name}`));
    await table.waitFor();
    return table;
  };

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language });
    walker = { page, language, t };
  });
  afterAll(() => browser.close());

  it('tells the limit before texts are chosen', async () => {
    const { page } = walker;
    await page.goto('/tools/wordanalyser');
    await page
      .getByText(screen('explanation', { most: MOST_WORDS.toLocaleString(locale) }), { exact: true })
      .waitFor();
  });

  it('analyses a text by itself and looks at its first word', async () => {
    const readRequest = keepRequests(walker.page);
    await typeOwnText(walker, text);
    await textBox().waitFor();
    answer = await askServer<WordAnalyserResponse>(
      origin,
      wordAnalyserCall.path,
      readRequest(wordAnalyserCall.path),
    );
    expect(await textBox().textContent()).toBe(answer.tekst);
    const [, lemma, , wordClass, form] = await info();
    expect([lemma, wordClass, form]).toEqual([
      answer.lemmad[0],
      answer.sonaliigid[0],
      answer.vormimargendid[0],
    ]);
  });

  it('shows the word that is clicked, and goes on by keyboard', async () => {
    const id = 5;
    await walker.page.locator(`[data-word="${id}"]`).click();
    expect((await info())[1]).toBe(answer.lemmad[id]);
    await walker.page.keyboard.press('End');
    expect((await info())[1]).toBe(answer.lemmad.at(-1));
    await walker.page.keyboard.press('ArrowLeft');
    await walker.page.keyboard.press('ArrowLeft');
    expect(await marked()).toEqual([FOREIGN]);
    expect((await info()).slice(1)).toEqual(['–', '–', '–', '–']);
    await walker.page.getByText(screen('foreign.word'), { exact: true }).waitFor();
  });

  it('marks the words of a base form where they stand, and steps through them', async () => {
    const table = await openTable('lemmas');
    const [first] = await readRows(table);
    await table.locator('tbody button[data-kind="value"]').first().click();
    const lemma = (await info())[1] ?? '';
    const places = answer.lemmad.flatMap((each, id) => (each === lemma ? [answer.sonad[id]] : []));
    expect(await marked()).toEqual(places);
    expect(first).toContain(places.length.toLocaleString(locale));
    await walker.page.getByRole('button', { name: screen('marks.next') }).click();
    await walker.page.getByText(`2 / ${places.length}`, { exact: true }).waitFor();
  });

  it('offers the forms of the word classes that are chosen', async () => {
    const table = await openTable('forms');
    const wordClass = answer.sonaliigid[answer.vormimargendid.findIndex((form) => form !== '–')] ?? '';
    const filter = await openFilter(walker, screen('columns.word_class'));
    await filter
      .getByRole('button', {
        name: new RegExp(`^${wordClass.replaceAll(/[()]/gu, String.raw`\$&`)} \\d`, 'u'),
      })
      .click();
    await expect
      .poll(async () => new Set((await readRows(table)).map(([shown]) => shown)))
      .toEqual(new Set([wordClass]));
    await openFilter(walker, screen('columns.form'));
    const forms = new Set(answer.vormimargendid.filter((_, id) => answer.sonaliigid[id] === wordClass));
    expect(await filter.getByRole('button').count()).toBe(forms.size);
  });

  it.each(tables)('downloads the table of %s', async (name) => {
    await openTable(name);
    const clear = walker.page.getByRole('button', { name: t('result-table:filter.clear'), exact: true });
    if (await clear.isVisible()) await clear.click();
    await waitForStillness(walker.page);
    const csv = await downloadTable(walker, 'csv');
    expect(csv.name).toMatch(new RegExp(`^${screen(`files.${name}`).replaceAll('_', '-')}-.+\\.csv$`, 'u'));
    const { rows } = readCsv(csv.path);
    expect(rows[0]).toContain(screen('columns.percentage'));
    expect(rows.length).toBeGreaterThan(5);
    const xlsx = await downloadTable(walker, 'xlsx');
    expect(xlsx.name).toMatch(new RegExp(`^${screen(`files.${name}`).replaceAll('_', '-')}-.+\\.xlsx$`, 'u'));
    expect(JSON.stringify(readWorkbook(xlsx.path))).toContain(screen('columns.percentage'));
  });

  it('has nothing for axe to find, and nothing that sticks out, at every width', async () => {
    const found: string[] = [];
    for (const width of WIDTHS_PX) {
      await walker.page.setViewportSize({ width, height: 900 });
      for (const name of tables) {
        await openTable(name);
        found.push(...(await findViolations(walker.page)), ...(await findFlaws(walker.page)));
      }
    }
    expect(found).toEqual([]);
  });

  it('shows only tables for 1,001 words, and all for 1,000', async () => {
    const { page } = walker;
    await typeOwnText(walker, 'kala '.repeat(MOST_WORDS + 1));
    await page
      .getByText(
        screen('text.too_long', {
          words: (MOST_WORDS + 1).toLocaleString(locale),
          most: MOST_WORDS.toLocaleString(locale),
        }),
      )
      .waitFor();
    const table = await openTable('lemmas');
    expect((await readRows(table))[0]).toContain((MOST_WORDS + 1).toLocaleString(locale));
    expect(await textBox().count()).toBe(0);
    await typeOwnText(walker, 'kala '.repeat(MOST_WORDS));
    await textBox().waitFor();
    expect((await marked()).length).toBe(MOST_WORDS);
  });

  it('analyses a Russian text, and again in the other language of the interface', async () => {
    const { page } = walker;
    await typeOwnText(walker, 'Мама мыла раму.');
    await textBox().waitFor();
    await page.locator('[data-word="1"]').click();
    const other = languages.find((each) => each !== language)!;
    expect((await info()).slice(1, 3)).toEqual(['мыть', 'мы-ла']);
    const before = (await info())[3];
    await page
      .getByRole('button', {
        name: t('shell:navigation.language', {
          code: language.toUpperCase(),
          name: LANGUAGE_NAMES[language],
        }),
      })
      .click();
    await page.getByRole('menuitem', { name: LANGUAGE_NAMES[other], exact: true }).click();
    await page
      .getByRole('region', { name: readMessages(other)('word-analyser-screen:info.title') })
      .waitFor();
    await page.locator('[data-word="1"]').click();
    const after = await page
      .getByRole('region', { name: readMessages(other)('word-analyser-screen:info.title') })
      .getByRole('definition')
      .allTextContents();
    expect([before, after[3]].sort()).toEqual(['tegusõna', 'verb']);
  });
});
