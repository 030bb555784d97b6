import { EXAM_SUBCORPUS, subcorpora } from '@keelerada/contract/texts/enumerations';
import type { Locator, Page } from 'playwright-core';
import type { Language } from './open-browser';
import type { Translate } from './read-messages';
import { waitForStillness } from './wait-for-stillness';

/** Somebody in front of the screens: the page, the language of it and its messages. */
export interface Walker {
  readonly page: Page;
  readonly language: Language;
  readonly t: Translate;
}

/** Ticks options of a list that opens from a field, and closes the list again. */
export async function chooseOptions(page: Page, label: string, options: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  const list = page.getByRole('listbox');
  for (const option of options) await list.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
}

/** The button of the bar that names the texts and opens the ways to others; absent while there are none. */
export function selectionButton({ page, t }: Pick<Walker, 'page' | 't'>): Locator {
  return page.getByRole('button', { name: new RegExp(`^${t('tools:selection.show')}`, 'u') });
}

/** The chip of one of two selections; it opens both. */
export function sideChip({ page, t }: Pick<Walker, 'page' | 't'>, letter: 'A' | 'B'): Locator {
  const [start = ''] = t('comparison:chip', { letter, name: '|' }).split('|');
  return page.getByRole('button', { name: new RegExp(`^${start}`, 'u') });
}

/** Opens what is chosen, if anything is and it is not open yet. */
export async function openSelection(walker: Pick<Walker, 'page' | 't'>): Promise<void> {
  const button = selectionButton(walker);
  const corpus = walker.page.getByRole('button', { name: walker.t('tools:choice.corpus'), exact: true });
  // A tool on a page of its own has the own text alone.
  const own = walker.page.getByRole('button', { name: walker.t('tools:choice.own'), exact: true });
  await button.or(corpus).or(own).first().waitFor();
  if ((await corpus.isVisible()) || (await own.isVisible())) return;
  await button.click();
  await corpus.waitFor();
}

/** Leaves the texts of the corpus out of what is chosen. */
export async function forgetCorpusTexts(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await openSelection(walker);
  await page.getByRole('button', { name: t('tools:chips.forget_corpus') }).click();
  await page.keyboard.press('Escape');
}

/** Shows the filters: beside the texts found, or on a narrow screen as a sheet. */
async function openTextQuery({ page, t }: Pick<Walker, 'page' | 't'>): Promise<void> {
  const form = page.getByRole('form', { name: t('text-query:form') });
  const button = page.getByRole('button', { name: t('tools:choice.corpus'), exact: true });
  await openSelection({ page, t });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const change = page.getByRole('button', { name: t('text-query:results.change') });
  await form.or(change).first().waitFor();
  await waitForStillness(page);
  if (!(await form.isVisible())) await change.click();
  await form.waitFor();
  await waitForStillness(page);
}

/** The choices of a filter, which is unfolded if need be. */
async function openFilter({ page, t }: Pick<Walker, 'page' | 't'>, label: string): Promise<Locator> {
  const form = page.getByRole('form', { name: t('text-query:form') });
  const filter = form.getByRole('group', { name: label, exact: true });
  if (!(await filter.isVisible()))
    await form.getByRole('button', { name: new RegExp(`^${label}`, 'u'), expanded: false }).click();
  return filter;
}

/** Ticks choices of a filter of the text query. */
async function tickChoices(
  walker: Pick<Walker, 'page' | 't'>,
  label: string,
  choices: readonly string[],
): Promise<void> {
  const filter = await openFilter(walker, label);
  for (const choice of choices) await filter.getByRole('checkbox', { name: choice, exact: true }).check();
}

/** Asks for the texts that the filters find and waits until they are those of the filters as they are now. */
export async function showFoundTexts({ page, t }: Pick<Walker, 'page' | 't'>): Promise<void> {
  await page.getByRole('button', { name: t('text-query:submit'), exact: true }).click();
  await analyseAllButton({ page, t }).and(page.locator(':enabled')).waitFor();
  await waitForStillness(page);
}

/** Analyses every text found, however many these are. */
function analyseAllButton({ page, t }: Pick<Walker, 'page' | 't'>): Locator {
  const [start = ''] = t('text-query:results.analyse_all', { formatted: '|' }).split('|');
  return page.getByRole('button', { name: new RegExp(`^${start}`, 'u') });
}

export interface ExamFilter {
  readonly levels: readonly string[];
  /** Captions of the buckets, such as `101–200`. */
  readonly words: readonly string[];
}

/** Opens the form, filters the exam texts and sends it; the table of texts then shows. */
export async function findExamTexts(walker: Walker, filter: ExamFilter): Promise<void> {
  await filterExamTexts(walker, filter);
  await showFoundTexts(walker);
}

/** Opens the form and filters the exam texts. */
export async function filterExamTexts(walker: Walker, filter: ExamFilter): Promise<void> {
  const { language, t } = walker;
  await openTextQuery(walker);
  await tickChoices(walker, t('text-query:subcorpora'), [subcorpora[EXAM_SUBCORPUS][language]]);
  await tickChoices(walker, t('text-query:filters.level'), filter.levels);
  await tickChoices(walker, t('text-query:filters.words'), filter.words);
}

/** Finds exam texts and analyses every one of them. */
export async function analyseExamTexts(walker: Walker, filter: ExamFilter): Promise<void> {
  await findExamTexts(walker, filter);
  await analyseAllButton(walker).click();
}

/** The box that ticks every text found; its caption also says how many are ticked. */
export function selectAllBox({ page, t }: Walker) {
  return page.getByRole('checkbox', { name: new RegExp(`^${t('text-query:results.select_all')}`, 'u') });
}

/** Ticks all texts found and saves them for analysis; the tool then shows again. */
export async function saveAllTexts(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await selectAllBox(walker).check();
  const save = page.getByRole('button', { name: t('text-query:results.save') });
  await save.click();
  await save.waitFor({ state: 'hidden' });
}

/** Chooses every text of the corpus, whatever was chosen before. */
export async function chooseWholeCorpus(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await openTextQuery(walker);
  await page.getByRole('button', { name: t('text-query:clear'), exact: true }).click();
  await tickChoices(walker, t('text-query:subcorpora'), [t('text-query:all_subcorpora')]);
  await showFoundTexts(walker);
  await saveAllTexts(walker);
}

/** Types an own text and saves it, beside the texts of the corpus if some are chosen. */
export async function typeOwnText({ page, t }: Walker, text: string): Promise<void> {
  await openSelection({ page, t });
  await page.getByRole('button', { name: t('tools:choice.own'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('own-text:text'), { exact: true }).fill(text);
  await saveOwnText({ page, t });
}

/** Saves the own text of the open dialog, beside the texts of the corpus if some are chosen. */
export async function saveOwnText({ page, t }: Pick<Walker, 'page' | 't'>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const [together = ''] = t('own-text:company.together', { count: 2, formatted: '|' }).split('|');
  const beside = dialog.getByRole('radio', { name: together.trim() });
  if ((await beside.count()) > 0) await beside.check();
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
  await openSelection({ page, t });
  await page.getByRole('button', { name: t('tools:choice.own'), exact: true }).click();
  await page.getByRole('button', { name: t('own-text:upload'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('file-upload:title') });
  await dialog.locator('input[type="file"]').setInputFiles([...files]);
  await dialog.getByRole('button', { name: t('file-upload:upload'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
