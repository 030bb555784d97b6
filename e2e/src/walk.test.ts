import { textContentsCall, textQueryCall } from '@keelerada/contract/texts/text-query';
import { collocatesCall, type CollocatesResponse } from '@keelerada/contract/tools/collocates';
import { EXAM_SUBCORPUS } from '@keelerada/contract/texts/enumerations';
import { wordContextCall, type WordContextResponse } from '@keelerada/contract/tools/word-context';
import { wordlistCall, type WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer, keepRequests } from './ask-server';
import { makeNumberFormat } from './number-format';
import {
  findExamTexts,
  forgetCorpusTexts,
  saveAllTexts,
  saveOwnText,
  selectionButton,
  uploadOwnText,
  type Walker,
} from './choose-texts';
import { makeDocx, readWorkbook } from './open-office-files';
import { chooseLanguages, openBrowser, openPage } from './open-browser';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { readPng } from './read-png';
import { downloadPicture, downloadTable, measureSaved } from './save-downloads';
import {
  askWordlist,
  followWordMenu,
  openTab,
  readLines,
  readRows,
  resultTable,
  pressMore,
} from './use-tools';

const origin = inject('origin');
const FILTER = { levels: ['B1', 'B2'], words: ['101–200'] };
/** Frequent enough in the exam texts of the demonstration corpus to have neighbours. */
const WORD = 'olema';
const PAGE_ROWS = 20;
const OWN_PARAGRAPHS = ['Kuu aega tagasi ostsin jalgratta.', 'Jalgratas oli uus ja jalgratas oli kerge.'];
describe.skipIf(origin === '').each(chooseLanguages('en'))('a first visit (%s)', (language) => {
  const t = readMessages(language);
  const format = makeNumberFormat(language);
  let browser: Browser;
  let walker: Walker;
  let readRequest: ReturnType<typeof keepRequests>;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language, hasAgreed: false });
    walker = { page, language, t };
    readRequest = keepRequests(page);
  });
  afterAll(() => browser.close());

  const askWordlistAgain = () =>
    askServer<WordlistResponse>(origin, wordlistCall.path, readRequest(wordlistCall.path));

  const expectWordlistOnScreen = async ({ resultList, totals }: WordlistResponse) => {
    const table = resultTable(walker.page, t('wordlist:title'));
    await table.waitFor();
    const hasPerMillion = totals.runningWords >= 10_000;
    const shown = (await readRows(table)).map((cells) => cells.slice(0, hasPerMillion ? 5 : 4));
    expect(shown).toEqual(
      resultList
        .slice(0, PAGE_ROWS)
        .map(({ word, frequencyCount, frequencyPercentage, tekstid }) => [
          word,
          ...[frequencyCount, tekstid].map((count) => format(count)),
          format(frequencyPercentage, 2),
          ...(hasPerMillion ? [format((frequencyCount * 1_000_000) / totals.runningWords, 1)] : []),
        ]),
    );
  };

  it('leads from the home page to the tools, which say that texts are to be chosen', async () => {
    const { page } = walker;
    await page.goto('/');
    await page.getByRole('button', { name: t('shell:cookies.agree') }).click();
    await page.locator('a[href="/tools"]').first().click();
    await page.waitForURL('**/tools/wordlist');
    await page.getByText(t('tools:choose_first')).waitFor();
    expect(await page.title()).toContain(t('wordlist:title'));
  });

  it('finds exam texts by level and word count, and previews one', async () => {
    const { page } = walker;
    await findExamTexts(walker, FILTER);
    const path = textQueryCall.path;
    const query = readRequest(path);
    expect(query).toMatchObject({ corpuses: [EXAM_SUBCORPUS], level: FILTER.levels, words: [[101, 200]] });
    const rows = await askServer<{ text_id: string; property_value: string }[]>(origin, path, query);
    expect(rows.length).toBeGreaterThan(5);
    await page
      .getByText(t('text-query:results.found', { count: rows.length, formatted: format(rows.length) }))
      .waitFor();
    const [first] = rows;
    await page
      .getByRole('button', { name: t('text-query:results.preview', { title: first?.property_value ?? '' }) })
      .click();
    const dialog = page.getByRole('dialog');
    const contents = await fetch(`${origin}${textContentsCall.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [first?.text_id] }),
    });
    const start = (await contents.text()).slice(0, 40);
    await dialog.getByText(start).waitFor();
    await dialog.getByText(t('text-preview:properties.keeletase'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('saves all of them for analysis', async () => {
    await saveAllTexts(walker);
    await selectionButton(walker).waitFor();
  });

  it('lists their base forms as the HTTP interface does', async () => {
    await askWordlist(walker, { type: 'LEMMAS', minFrequency: '2' });
    await resultTable(walker.page, t('wordlist:title')).waitFor();
    expect(readRequest(wordlistCall.path)).toMatchObject({
      type: 'LEMMAS',
      excludeStopwords: false,
      minFrequency: 2,
      ownTexts: null,
    });
    const answer = await askWordlistAgain();
    expect(answer.resultList.length).toBeGreaterThan(PAGE_ROWS);
    expect(answer.resultList.every(({ frequencyCount }) => frequencyCount >= 2)).toBe(true);
    await expectWordlistOnScreen(answer);
  });

  it.each(['xlsx', 'csv'] as const)('downloads every row of the word list as %s', async (kind) => {
    const { resultList } = await askWordlistAgain();
    const file = await downloadTable(walker, kind);
    expect(file.name).toMatch(new RegExp(`^${t('wordlist:file_name')}-.+\\.${kind}$`, 'u'));
    const [sheet = [], source = []] = kind === 'xlsx' ? readWorkbook(file.path) : [];
    const rows =
      kind === 'xlsx' ? sheet.map((row) => row.map(({ value }) => value)) : readCsv(file.path).rows;
    const provenance =
      kind === 'xlsx'
        ? source.map((row) => row.map(({ value }) => value).join(': '))
        : readCsv(file.path).comments;
    expect(rows[0]?.slice(1, 3)).toEqual([t('wordlist:columns.word'), t('wordlist:columns.frequency')]);
    expect(rows.slice(1).map((row) => [row[1], Number(row[2]), Number(row[3]), Number(row[4])])).toEqual(
      resultList.map((row) => [row.word, row.frequencyCount, row.tekstid, row.frequencyPercentage]),
    );
    for (const key of ['query', 'date', 'corpus_version', 'software_version', 'licence', 'address'])
      expect(provenance.some((line) => line.startsWith(`${t(`provenance:${key}`)}: `))).toBe(true);
    expect(provenance.some((line) => line.startsWith(`${t('citation:provenance')}: `))).toBe(true);
  });

  it('draws the word cloud and saves it as PNG and SVG', async () => {
    const { page } = walker;
    await pressMore({ page, t }, 'wordlist:cloud.show');
    const cloud = page.getByRole('region', { name: t('wordlist:cloud.title') }).locator('svg[role="img"]');
    await cloud.waitFor();
    const drawn = await cloud
      .locator('text:not([data-legend] *)')
      .evaluateAll((texts) => texts.map((text) => text.lastChild?.textContent ?? ''));
    const { resultList } = await askWordlistAgain();
    const words = new Set(resultList.slice(0, 100).map(({ word }) => word));
    expect(drawn.length).toBeGreaterThan(PAGE_ROWS);
    expect(drawn.filter((word) => !words.has(word))).toEqual([]);
    const png = readPng((await downloadPicture(walker, 'PNG')).path);
    expect(png).toMatchObject(await measureSaved(cloud));
    expect(png.readPixel(3, 3).slice(0, 3)).toEqual([255, 255, 255]);
    const file = await downloadPicture(walker, 'SVG');
    expect(file.name).toMatch(new RegExp(`^${t('wordlist:cloud.file_name')}-.+\\.svg$`, 'u'));
    const svg = readFileSync(file.path, 'utf8');
    expect(drawn.filter((word) => !svg.includes(`>${word}</text>`))).toEqual([]);
  });

  it('gives an address that brings the word list back', async () => {
    const { page } = walker;
    const shown = await readRows(resultTable(page, t('wordlist:title')));
    await pressMore({ page, t }, 'result-link:open');
    const address = await page.getByRole('dialog').getByLabel(t('result-link:address')).inputValue();
    await page.getByRole('button', { name: t('result-link:close'), exact: true }).click();
    const other = await openPage(browser, origin, { language });
    await other.goto(address);
    const table = resultTable(other, t('wordlist:title'));
    await table.waitFor();
    expect(await readRows(table)).toEqual(shown);
    expect(new URL(other.url()).hash).toMatch(/^#result=/u);
    await other.context().close();
  });

  it('shows a word in context from its menu, sorted by the first word to the right', async () => {
    const { page } = walker;
    await followWordMenu(walker, WORD, 'concordances');
    await page.waitForURL('**/tools/wordcontext*');
    const lines = page.getByRole('table', { name: t('word-context:table') });
    await lines.waitFor();
    await page.getByRole('combobox', { name: t('word-context:sort.title') }).selectOption('RIGHT_1');
    const path = wordContextCall.path;
    const { sort: _sort, offset: _offset, limit: _limit, ...query } = readRequest(path);
    const answer = await askServer<WordContextResponse>(origin, path, { ...query, sort: 'RIGHT_1' });
    expect(answer.total).toBeGreaterThan(PAGE_ROWS);
    const expected = answer.contextList
      .slice(0, PAGE_ROWS)
      .map((row) => [row.contextBefore.trim(), row.keyword, row.contextAfter.trim()]);
    await expect
      .poll(async () => (await readLines(page, PAGE_ROWS)).map((line) => line.map((part) => part.trim())))
      .toEqual(expected);
    await page
      .getByText(t('word-context:status.found', { count: answer.total, formatted: format(answer.total) }))
      .waitFor();
    const [sheet = []] = readWorkbook((await downloadTable(walker, 'xlsx')).path);
    expect(sheet.slice(1).map((row) => row.slice(1, 4).map(({ value }) => value.trim()))).toEqual(
      answer.contextList.map((row) => [row.contextBefore.trim(), row.keyword, row.contextAfter.trim()]),
    );
    const { rows } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(rows.length).toBe(answer.total + 1);
  });

  it('keeps the word list while other tabs are open, and leads from a word to its neighbours', async () => {
    const { page } = walker;
    await openTab(walker, 'wordlist');
    await expectWordlistOnScreen(await askWordlistAgain());
    await followWordMenu(walker, WORD, 'neighbours');
    await page.waitForURL('**/tools/collocates*');
    const table = resultTable(page, t('collocates:title'));
    await table.waitFor();
    const path = collocatesCall.path;
    const answer = await askServer<CollocatesResponse>(origin, path, readRequest(path));
    const listed = answer.collocateList.filter(({ collocate }) => collocate !== WORD);
    await page.getByRole('switch', { name: t('collocates-result:function_words') }).check();
    const shown = (await readRows(table)).map(([collocate = '']) => collocate.toLowerCase());
    expect(shown).toEqual(listed.slice(0, PAGE_ROWS).map(({ collocate }) => collocate));
    const { rows } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(rows.slice(1).map((row) => [row[1], Number(row[2])])).toEqual(
      listed.map(({ collocate, score }) => [collocate, score]),
    );
  });

  it('draws the graph of neighbours, with as many as the slider says', async () => {
    const { page } = walker;
    const nodes = page.locator('[data-neighbour]');
    await expect.poll(() => nodes.count()).toBe(30);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => nodes.count()).toBe(1);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => nodes.count()).toBe(5);
    const svg = readFileSync((await downloadPicture(walker, 'SVG')).path, 'utf8');
    expect(svg.match(/data-neighbour/gu)).toHaveLength(5);
    expect(readPng((await downloadPicture(walker, 'PNG')).path)).toMatchObject(
      await measureSaved(page.locator('svg:has([data-neighbour])').first()),
    );
  });

  it('reads an own text from a Word document; what was asked is asked of it too', async () => {
    const { page } = walker;
    await uploadOwnText(walker, [makeDocx('minu tekst.docx', OWN_PARAGRAPHS)]);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(t('own-text:text'), { exact: true });
    await expect.poll(() => field.inputValue()).toContain(OWN_PARAGRAPHS[1]);
    await saveOwnText(walker);
    await page.getByText(t('tools:chips.own'), { exact: true }).waitFor();
    for (const tool of ['collocates', 'wordlist'] as const) {
      await openTab(walker, tool);
      await expect.poll(() => readRequest(`/api/tools/${tool}`)['ownTexts']).toContain(OWN_PARAGRAPHS[0]);
    }
  });

  it('analyses both together; the link leaves the own text out and says so', async () => {
    const { page } = walker;
    await askWordlist(walker, { type: 'LEMMAS' });
    await expectWordlistOnScreen(await askWordlistAgain());
    expect(readRequest(wordlistCall.path)['ownTexts']).toContain(OWN_PARAGRAPHS[0]);
    await pressMore({ page, t }, 'result-link:open');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('result-link:own_text_left_out')).waitFor();
    const address = await dialog.getByLabel(t('result-link:address')).inputValue();
    await page.getByRole('button', { name: t('result-link:close'), exact: true }).click();
    expect(decodeURIComponent(address)).not.toContain('jalgrat');
    const other = await openPage(browser, origin, { language });
    await other.goto(address);
    await other.getByText(t('result-link:own_text_missing')).waitFor();
    await resultTable(other, t('wordlist:title')).waitFor();
    await other.context().close();
  });

  it('analyses the own text alone', async () => {
    await forgetCorpusTexts(walker);
    await askWordlist(walker, { type: 'LEMMAS' });
    const answer = await askWordlistAgain();
    expect(answer.resultList.find(({ word }) => word === 'jalgratas')?.frequencyCount).toBe(3);
    expect(answer.totals.runningWords).toBe(12);
    await expectWordlistOnScreen(answer);
    await followWordMenu(walker, 'jalgratas', 'concordances');
    await expect
      .poll(async () => (await readLines(walker.page, 3)).map(([, keyword]) => keyword))
      .toEqual(['jalgratta', 'Jalgratas', 'jalgratas']);
  });
});
