import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Walker } from './choose-texts';
import { makeTempFolder } from './temp-folder';

/** Writing 100,000 rows takes a busy machine a while. */
const WRITE_LIMIT_MS = 60_000;

/** A file that the page handed out. */
export interface SavedFile {
  readonly name: string;
  readonly path: string;
}

/** Does what makes the page hand out a file and takes it, into a folder that `removeTempFolders` takes away. */
export async function takeFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: WRITE_LIMIT_MS }), act()]);
  const name = download.suggestedFilename();
  const path = join(makeTempFolder('download'), name);
  await download.saveAs(path);
  return { name, path };
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
  return takeFile(page, () => page.getByRole('menuitem', { name: start.trim() }).click());
}

/** Saves the picture that shows. */
export async function downloadPicture({ page, t }: Walker, format: 'PNG' | 'SVG'): Promise<SavedFile> {
  return takeFile(page, () => page.getByRole('button', { name: t('pictures:save', { format }) }).click());
}
