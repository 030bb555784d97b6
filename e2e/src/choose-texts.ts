import { EXAM_SUBCORPUS, subcorpora } from '@keelerada/contract/enumerations';
import type { Page } from 'playwright-core';
import type { Language } from './open-browser';
import type { Translate } from './read-messages';
import { waitForStillness } from './wait-for-stillness';

/** Somebody in front of the screens: the page, the language of it and its messages. */
export interface Walker {
  readonly page: Page;
  readonly language: Language;
  readonly t: Translate;
}

/** Ticks options of a list of the query form and closes the list again. */
export async function chooseOptions(page: Page, label: string, options: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  const list = page.getByRole('listbox');
  for (const option of options) await list.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
}

async function openTextQuery({ page, t }: Pick<Walker, 'page' | 't'>): Promise<void> {
  await page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
  await waitForStillness(page);
}

export interface ExamFilter {
  readonly levels: readonly string[];
  /** Captions of the buckets, such as `101–200`. */
  readonly words: readonly string[];
}

/** Opens the form, filters the exam texts and sends it; the list of results then shows. */
export async function findExamTexts({ page, language, t }: Walker, filter: ExamFilter): Promise<void> {
  await openTextQuery({ page, t });
  await page.getByRole('checkbox', { name: subcorpora[EXAM_SUBCORPUS][language], exact: true }).check();
  // The filters are folded up where there is little room.
  const filters = page.getByRole('button', { name: t('text-query:groups.text') });
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
  if (filter.levels.length > 0) await chooseOptions(page, t('text-query:filters.level'), filter.levels);
  if (filter.words.length > 0) await chooseOptions(page, t('text-query:filters.words'), filter.words);
  await page.getByRole('button', { name: t('text-query:submit'), exact: true }).click();
  await page.getByRole('button', { name: t('text-query:results.save') }).waitFor();
}

/** The box that ticks every text found; its caption also says how many are ticked. */
export function selectAllBox({ page, t }: Walker) {
  return page.getByRole('checkbox', { name: new RegExp(`^${t('text-query:results.select_all')}`, 'u') });
}

/** Ticks all texts found and saves them for analysis; the panel then closes. */
export async function saveAllTexts(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await selectAllBox(walker).check();
  const save = page.getByRole('button', { name: t('text-query:results.save') });
  await save.click();
  await save.waitFor({ state: 'hidden' });
}

/** Chooses every text of the corpus. */
export async function chooseWholeCorpus(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await openTextQuery({ page, t });
  await page.getByRole('checkbox', { name: t('text-query:all_subcorpora') }).check();
  await page.getByRole('button', { name: t('text-query:submit'), exact: true }).click();
  await page.getByRole('button', { name: t('text-query:results.save') }).waitFor();
  await saveAllTexts(walker);
}

/** Types an own text and saves it. */
export async function typeOwnText({ page, t }: Walker, text: string): Promise<void> {
  await page.getByRole('button', { name: t('tools:choice.own'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('own-text:text')).fill(text);
  await dialog.getByRole('button', { name: t('own-text:save'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Reads an own text from files; the dialog of the own text then holds it, not yet saved. */
export async function uploadOwnText({ page, t }: Walker, files: readonly UploadedFile[]): Promise<void> {
  await page.getByRole('button', { name: t('tools:choice.own'), exact: true }).click();
  await page.getByRole('button', { name: t('own-text:upload'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('file-upload:title') });
  await dialog.locator('input[type="file"]').setInputFiles([...files]);
  await dialog.getByRole('button', { name: t('file-upload:upload'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
