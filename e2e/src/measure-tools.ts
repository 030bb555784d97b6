import type { Browser } from 'playwright-core';
import { chooseWholeCorpus, typeOwnText, type Walker } from './choose-texts';
import {
  measureClicks,
  measureFirstRow,
  measurePeakMemory,
  measureScroll,
  measureTabMemory,
  type ScrollFigures,
} from './measure-screens';
import { openPage } from './open-browser';
import { readMessages } from './read-messages';
import { readRealText } from './read-real-text';
import { downloadTable } from './save-downloads';
import { openOptions, openTab } from './use-tools';
import { waitForStillness } from './wait-for-stillness';

const TABLE_ROW = 'tbody tr:not([aria-hidden])';
const VALUE = 'td button[data-kind="value"]';
const LINE = '[data-line]:not([data-head])';

/** What a change of the page size still has to do is no scrolling. */
const SETTLE_MS = 500;

export interface ToolFigures {
  readonly firstRowMs: Readonly<Record<'wordlist' | 'wordcontext' | 'collocates', number>>;
  readonly scroll: Readonly<Record<'wordlist' | 'wordcontext' | 'collocates', ScrollFigures>>;
  readonly tabMemoryMb: number | null;
  /** The longest frame while words of a text of 1,000 words, and values of its tables, are clicked. */
  readonly clickFrameMs: number;
  /** The most while every row of each table is written to files. */
  readonly peakMemoryMb: number | null;
}

/** Lets the table show all rows in one page. */
async function showAllRows({ page, t }: Walker): Promise<void> {
  await page.getByRole('combobox', { name: t('result-table:pages.size') }).selectOption('all');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Clicks words of the longest text that is shown word by word, and values of its table of base forms. */
async function measureWordAnalyser(walker: Walker): Promise<number> {
  const { page, t } = walker;
  // The chosen texts outlive a reload; with them the text would be too long to be shown word by word.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/tools/wordanalyser');
  await typeOwnText(walker, await makeLongText());
  await page.locator('[data-word]').first().waitFor();
  const words = await measureClicks(page, '[data-word]');
  await page.getByRole('tab', { name: t('word-analyser-screen:tabs.lemmas'), exact: true }).click();
  await page.locator(VALUE).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return Math.max(words, await measureClicks(page, VALUE));
}

/** A text of 900 to 1,000 words as the analyser counts them. */
async function makeLongText(): Promise<string> {
  return (await readRealText(900, 960)) ?? 'Suured kalad söövad väikesi kalu. '.repeat(190);
}

/** Makes every result over the whole corpus and scrolls through it: the most frequent lemma, all rows in one page. */
export async function measureTools(browser: Browser, origin: string): Promise<ToolFigures> {
  const page = await openPage(browser, origin, { language: 'et' });
  const walker: Walker = { page, language: 'et', t: readMessages('et') };
  const { t } = walker;
  await page.goto('/tools/wordlist');
  await chooseWholeCorpus(walker);
  // The list of base forms came with the texts.
  await page.locator(TABLE_ROW).first().waitFor();
  await openOptions(walker);
  await waitForStillness(page);
  const type = page.getByRole('combobox', { name: t('word-search:type.title') });
  const wordlist = await measureFirstRow(page, TABLE_ROW, () => type.selectOption('WORDS'));
  await showAllRows(walker);
  const wordlistScroll = await measureScroll(page, t('wordlist:title'));
  await openTab(walker, 'word-context');
  await page.getByRole('textbox', { name: t('word-search:keyword.title') }).fill('olema');
  const ask = page.getByRole('button', { name: t('word-context:submit'), exact: true });
  const wordcontext = await measureFirstRow(page, LINE, () => ask.click());
  await showAllRows(walker);
  const wordcontextScroll = await measureScroll(page, t('word-context:table'));
  // The question comes along.
  const collocates = await measureFirstRow(page, TABLE_ROW, () => openTab(walker, 'collocates'));
  await showAllRows(walker);
  const collocatesScroll = await measureScroll(page, t('collocates:title'));
  const tabMemoryMb = await measureTabMemory(browser);
  const peakMemoryMb = await measurePeakMemory(browser, async () => {
    for (const tool of ['wordlist', 'word-context', 'collocates'] as const) {
      await openTab(walker, tool);
      for (const format of ['xlsx', 'csv'] as const) {
        await waitForStillness(page);
        await downloadTable(walker, format);
      }
    }
  });
  const clickFrameMs = await measureWordAnalyser(walker);
  await page.context().close();
  return {
    clickFrameMs,
    firstRowMs: { wordlist, wordcontext, collocates },
    scroll: { wordlist: wordlistScroll, wordcontext: wordcontextScroll, collocates: collocatesScroll },
    tabMemoryMb,
    peakMemoryMb,
  };
}
