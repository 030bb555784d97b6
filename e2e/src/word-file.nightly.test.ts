import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeLearnerText } from './learner-text';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import type { SavedFile } from './save-downloads';
import { makeTempFolder } from './temp-folder';
import { checkText, downloadWordFile, errorMarks, textBox } from './use-corrector';

const origin = inject('origin');
const { text, errors } = makeLearnerText();
const PARAGRAPHS = text.split('\n').filter((line) => line !== '');
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasLibreOffice) console.warn('No LibreOffice (soffice): the Word file is not opened in it.');

/** What LibreOffice makes of a file. A profile of its own keeps it apart from one that runs. */
function convert(file: string, format: string, extension: string): Buffer {
  const folder = makeTempFolder('libreoffice');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, file], {
    stdio: 'ignore',
  });
  return readFileSync(join(folder, basename(file).replace(/docx$/u, extension)));
}

/** What the product's own reader of uploaded files (mammoth) finds in it. */
async function readAsUpload(file: SavedFile): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(readFileSync(file.path))]), file.name);
  const response = await fetch(`${origin}${textFromFileCall.path}`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  return response.text();
}

describe.skipIf(origin === '').each(languages)('the Word file of the corrector (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let file: SavedFile;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language });
    const walker = { page, language, t };
    await page.goto('/corrector');
    await textBox(walker).click();
    await page.keyboard.insertText(text);
    await checkText(walker);
    await errorMarks(walker).first().waitFor();
    file = await downloadWordFile(walker);
  });
  afterAll(() => browser.close());

  /** Every part of the document has to be there: text, errors with reasons, and the three assessments. */
  const expectWhole = (content: string) => {
    const headings = ['level', 'complexity', 'vocabulary'].map((tab) => t(`corrector:tabs.${tab}`));
    const figures = [t('corrector:complexity.words'), t('corrector:vocabulary.different')];
    const types = [t('corrector:types.spellingError'), t('corrector:types.missingPunctuation')];
    for (const expected of [t('corrector:export.title'), ...headings, ...figures, ...types])
      expect(content).toContain(expected);
    for (const paragraph of PARAGRAPHS) expect(content).toContain(paragraph);
  };

  it('has each correction as a tracked change', () => {
    expect(file.name).toBe(t('corrector:export.file_name'));
    const xml = strFromU8(unzipSync(readFileSync(file.path))['word/document.xml']!);
    const list = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);
    const inserted = list(/<w:ins [^>]*>.*?<w:t[^>]*>([^<]*)<\/w:t>.*?<\/w:ins>/gu);
    const deleted = list(/<w:del [^>]*>.*?<w:delText[^>]*>([^<]*)<\/w:delText>.*?<\/w:del>/gu);
    for (const { wrong, right } of errors) {
      expect(inserted).toContain(right);
      if (wrong !== '') expect(deleted).toContain(wrong);
    }
  });

  it('says beside each change why, as a comment', () => {
    const parts = unzipSync(readFileSync(file.path));
    const xml = strFromU8(parts['word/comments.xml']!);
    const comments = [...xml.matchAll(/<w:comment .*?<\/w:comment>/gu)];
    const references = strFromU8(parts['word/document.xml']!).match(/<w:commentReference /gu) ?? [];
    expect(comments.length).toBe(references.length);
    expect(comments.length).toBeGreaterThanOrEqual(errors.length);
    expect(xml).toContain(t('corrector:types.missingPunctuation'));
  });

  it('is read by mammoth with all its parts', async () => {
    expectWhole(await readAsUpload(file));
  });

  it.skipIf(!hasLibreOffice)('opens in LibreOffice with all its parts', () => {
    const plain = convert(file.path, 'txt:Text (encoded):UTF8', 'txt').toString('utf8');
    expectWhole(plain);
    expect(convert(file.path, 'pdf', 'pdf').subarray(0, 5).toString()).toBe('%PDF-');
  });
});
