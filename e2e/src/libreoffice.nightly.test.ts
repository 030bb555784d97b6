import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';
import { makeTempFolder } from './temp-folder';

const origin = inject('origin');
const SCRIPT = fileURLToPath(new URL('ask_libreoffice.py', import.meta.url));
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** The Python that LibreOffice is packed with has its `uno`. */
const python = ['/usr/bin/python3', 'python3'].find((each) => works(each, '-c', 'import uno'));
const hasLibreOffice = works('soffice', '--version') && python !== undefined;
if (!hasLibreOffice)
  console.warn('No LibreOffice with Python (soffice, python3-uno): the corrector is not tried in it.');

/** Red of misspellings, orange of grammar, blue of style. */
const [RED, ORANGE, BLUE] = ['ff0000', 'd16820', '0000ff'];

interface Marks {
  readonly checkers: readonly string[];
  readonly marks: readonly (readonly {
    readonly text: string;
    readonly suggestions: readonly string[];
    readonly colour: string;
  }[])[];
}

/** What LibreOffice marks in each text, with the extension of the site installed. */
function askLibreOffice(extension: string, texts: readonly string[]): Marks {
  const folder = makeTempFolder('libreoffice');
  const file = join(folder, 'texts.json');
  writeFileSync(file, JSON.stringify(texts));
  const pipe = `keelerada-${process.pid}`;
  const options = [SCRIPT, join(folder, 'profile'), pipe, extension, file];
  return JSON.parse(execFileSync(python!, options, { encoding: 'utf8' })) as Marks;
}

describe.skipIf(origin === '' || !hasLibreOffice)('the corrector in LibreOffice', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it('marks errors of Estonian once the extension of the page is installed', async () => {
    const page = await openPage(browser, origin, { language: 'et' });
    await page.goto('/editors');
    const name = readMessages('et')('editors:libreoffice.download');
    const extension = await takeFile(page, () => page.getByRole('button', { name }).click());
    const found = askLibreOffice(extension.path, [
      'Minu sober elab Tartus.',
      'Ma tean et ta tuleb.',
      'Poes & turul on 100% + 5 asja, aga minu sober ei tule.',
      'Eile ma käisin kinos.',
      'Minu sõber elab Tartus.',
    ]);
    expect(found.checkers).toEqual(['org.openoffice.lingu.LanguageToolGrammarChecker']);
    const [spelling, comma, special, advice, right] = found.marks;
    expect(spelling).toMatchObject([{ text: 'sober', colour: RED }]);
    expect(spelling?.[0]?.suggestions[0]).toBe('sõber');
    expect(comma).toEqual([{ text: 'tean', suggestions: ['tean,'], colour: ORANGE }]);
    expect(special).toMatchObject([{ text: 'sober' }]);
    expect(advice).toMatchObject([{ text: 'ma käisin', suggestions: ['käisin ma'], colour: BLUE }]);
    expect(right).toEqual([]);
  });
});
