import { wordlistCall, type WordlistRow } from '@keelerada/contract/tools/wordlist';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { typeOwnText, type Walker } from './choose-texts';
import { readWorkbook } from './open-office-files';
import { openBrowser, openPage } from './open-browser';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { downloadTable } from './save-downloads';
import { makeTempFolder } from './temp-folder';
import { askWordlist, readRows, resultTable } from './use-tools';

const origin = inject('origin');
const t = readMessages('et');
const MANY_ROWS = 100_000;
/** What a spreadsheet program would run as a formula if it were let. */
const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '=HYPERLINK("http://example.org";"a")'];

const makeRows = (words: readonly string[]): WordlistRow[] =>
  words.map((word, index) => ({
    word,
    frequencyCount: words.length - index,
    frequencyPercentage: 0.01,
    partOfSpeech: 'X',
    tekstid: 1,
  }));

/** Has LibreOffice write a file in another form; null where it or its Calc is missing. */
function convert(file: string, form: 'csv' | 'xlsx'): string | null {
  const folder = makeTempFolder('office');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  spawnSync('soffice', [profile, '--headless', '--convert-to', form, '--outdir', folder, file]);
  const made = join(folder, `${parse(file).name}.${form}`);
  return existsSync(made) ? made : null;
}

function hasCalc(): boolean {
  const probe = join(makeTempFolder('office'), 'probe.csv');
  writeFileSync(probe, 'a,b\n1,2\n');
  return convert(probe, 'xlsx') !== null;
}

describe.skipIf(origin === '')('downloads of tables', () => {
  let browser: Browser;
  let walker: Walker;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language: 'et' });
    walker = { page, language: 'et', t };
    await page.goto('/tools/wordlist');
    await typeOwnText(walker, 'Kass magab.');
  });
  afterAll(() => browser.close());

  /** The word list shows rows that stand in for a large collection. */
  const showRows = async (words: readonly string[]) => {
    const { page } = walker;
    const json = { resultList: makeRows(words), totals: { texts: 1, runningWords: 5_000_050_000 } };
    await page.unrouteAll();
    await page.route(`**${wordlistCall.path}`, (route) => route.fulfill({ json }));
    const options = page.getByRole('button', { name: t('tool-frame:options') });
    if ((await options.getAttribute('aria-expanded')) === 'false') await options.click();
    await askWordlist(walker, { type: 'WORDS' });
    await resultTable(page, t('wordlist:title'))
      .getByText(words[0] ?? '', { exact: true })
      .waitFor();
  };

  it('hold all of 100,000 rows, as Excel and as CSV', async () => {
    const words = Array.from({ length: MANY_ROWS }, (_, index) => `sõna${index}`);
    await showRows(words);
    const shown = await readRows(resultTable(walker.page, t('wordlist:title')));
    expect(shown).toHaveLength(20);
    const workbook = await downloadTable(walker, 'xlsx');
    expect(workbook.name).toMatch(/^sonaloend-.+\.xlsx$/u);
    const [sheet = []] = readWorkbook(workbook.path);
    expect(sheet).toHaveLength(MANY_ROWS + 1);
    expect(sheet.slice(1).map((row) => row[1]?.value)).toEqual(words);
    expect(sheet.at(-1)?.[0]).toEqual({ kind: 'number', value: String(MANY_ROWS) });
    const csv = await downloadTable(walker, 'csv');
    expect(csv.name).toMatch(/^sonaloend-.+-\d{4}-\d\d-\d\d\.csv$/u);
    const { rows } = readCsv(csv.path);
    expect(rows.slice(1).map((row) => row[1])).toEqual(words);
  });

  it('keep cells that begin with = + - @ as text', async () => {
    await showRows(FORMULAS);
    const workbook = await downloadTable(walker, 'xlsx');
    const [sheet = []] = readWorkbook(workbook.path);
    expect(sheet.slice(1).map((row) => row[1])).toEqual(FORMULAS.map((value) => ({ kind: 'text', value })));
    const { rows } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(rows.slice(1).map((row) => row[1])).toEqual(FORMULAS.map((value) => `'${value}`));
  });

  it('are read by LibreOffice as they were written', async (context) => {
    if (!hasCalc()) context.skip('LibreOffice Calc is not installed; the file itself was read above');
    await showRows(FORMULAS);
    const read = convert((await downloadTable(walker, 'xlsx')).path, 'csv');
    const cells = read === null ? '' : readFileSync(read, 'utf8');
    for (const formula of FORMULAS) expect(cells).toContain(formula.replaceAll('"', '""'));
  });
});
