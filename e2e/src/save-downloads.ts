import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import type { Walker } from './choose-texts';
import { makeTempFolder } from './temp-folder';

/** Writing 100,000 rows takes a busy machine a while. */
const WRITE_LIMIT_MS = 60_000;

/** A file that the page handed out. */
export interface SavedFile {
  readonly name: string;
  readonly path: string;
}

/** Does what makes the page hand out files and takes them, the first one first, into a folder that `removeTempFolders` takes away. */
async function takeFiles(page: Page, count: number, act: () => Promise<void>): Promise<readonly SavedFile[]> {
  const downloads: Download[] = [];
  const take = (download: Download) => void downloads.push(download);
  page.on('download', take);
  const all = page.waitForEvent('download', {
    timeout: WRITE_LIMIT_MS,
    predicate: () => downloads.length >= count,
  });
  await Promise.all([all, act()]);
  page.off('download', take);
  const folder = makeTempFolder('download');
  const files = downloads.map((download) => ({ download, name: download.suggestedFilename() }));
  for (const { download, name } of files) await download.saveAs(join(folder, name));
  return files.map(({ name }) => ({ name, path: join(folder, name) }));
}

/** The one file that the page hands out. */
export async function takeFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [file] = await takeFiles(page, 1, act);
  return file!;
}

/** Downloads all rows of the table that shows. */
export async function downloadTable({ page, t }: Walker, format: 'xlsx' | 'csv'): Promise<SavedFile> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('result-table:download.open'), exact: true })
    .click();
  const caption = t('result-table:download.all', {
    count: 2,
    format: t(`result-table:download.formats.${format}`),
    formatted: '',
  });
  const [start = ''] = caption.split('(');
  // The source of CSV is a file of its own, which stands in the same folder.
  const [file] = await takeFiles(page, format === 'csv' ? 2 : 1, () =>
    page.getByRole('menuitem', { name: start.trim() }).click(),
  );
  return file!;
}

/** Saves the picture that shows. */
export async function downloadPicture({ page, t }: Walker, format: 'PNG' | 'SVG'): Promise<SavedFile> {
  return takeFile(page, () => page.getByRole('button', { name: t('pictures:save', { format }) }).click());
}

/** White on each side of a saved picture. */
const MARGIN_PX = 20;

/** Width of the saved file of a picture on the screen. */
export async function measureSaved(picture: Locator): Promise<{ readonly width: number }> {
  const drawn = await picture.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  return { width: drawn + 2 * MARGIN_PX };
}
