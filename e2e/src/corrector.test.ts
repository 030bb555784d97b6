import { correctorCall, type MarkedFragment } from '@keelerada/contract/corrector/corrector';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keepRequests } from './ask-server';
import type { Walker } from './choose-texts';
import { makeLearnerText } from './learner-text';
import { chooseLanguages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import {
  acceptButton,
  checkText,
  errorMarks,
  listSure,
  openCorrectorTab,
  readActiveMark,
  readBox,
  setSwitches,
  textBox,
  waitForCorrections,
} from './use-corrector';

const origin = inject('origin');
const { text, errors } = makeLearnerText();
/** An undo takes back what was done in half a second together, so fewer presses may do. */
const MOST_UNDOS = 10;

const readWords = ({ text: wrong, corrected_text: right }: MarkedFragment) => wrong || right.trim();

describe.skipIf(origin === '').each(chooseLanguages('et'))('the corrector (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let walker: Walker;
  let readRequest: ReturnType<typeof keepRequests>;
  /** Corrections shown at first, in text order. */
  let shown: ReturnType<typeof listSure> = [];
  /** Marks after the text was analysed again: a corrected word may take a mark from the words around it. */
  let left = 0;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language });
    walker = { page, language, t };
    await setSwitches(walker, { checksWhileTyping: false, hintFirst: false });
    readRequest = keepRequests(page);
  });
  afterAll(() => browser.close());

  const countMarks = () => errorMarks(walker).count();
  const findActive = () => textBox(walker).locator('.error.is-active');
  const undoUntil = async (wanted: string) => {
    for (let presses = 0; presses < MOST_UNDOS && (await readBox(walker)) !== wanted; presses += 1)
      await walker.page.keyboard.press('Control+z');
    expect(await readBox(walker)).toBe(wanted);
  };

  it('marks ten known errors of a typed text', async () => {
    const { page } = walker;
    await page.goto('/corrector');
    await textBox(walker).click();
    await page.keyboard.type(text);
    expect(await readBox(walker)).toBe(text);
    const { grammatika } = await checkText(walker);
    expect(readRequest(correctorCall.path)).toMatchObject({ tekst: text, model: 'grammarchecker' });
    shown = listSure(grammatika);
    const found = shown.map(({ start, text: wrong, corrected_text: right }) => ({ start, wrong, right }));
    for (const error of errors) expect(found).toContainEqual(error);
    await expect.poll(countMarks).toBe(shown.length);
    await page.getByRole('button', { name: `${t('corrector:proofreading.all')} ${shown.length}` }).waitFor();
  });

  it('accepts and declines by keyboard, and says so', async () => {
    const { page } = walker;
    const [first, second] = [shown[0]!, shown[1]!];
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await readActiveMark(walker)).toBe(readWords(first));
    await page.keyboard.press('Alt+Enter');
    const accepted = text.slice(0, first.start) + first.corrected_text + text.slice(first.end);
    expect(await readBox(walker)).toBe(accepted);
    await expect.poll(() => readActiveMark(walker)).toBe(readWords(second));
    const status = page.getByRole('status').filter({ hasText: second.corrected_text });
    await status.first().waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+Delete');
    expect(await readBox(walker)).toBe(accepted);
    await expect.poll(countMarks).toBe(shown.length - 2);
    await page.keyboard.press('Escape');
    expect(await findActive().count()).toBe(0);
  });

  it('takes a mark away when its word is edited; undoing brings words and marks back', async () => {
    const { page } = walker;
    const before = await readBox(walker);
    const { text: word } = shown.find(({ text: wrong }) => wrong === 'televisorit')!;
    await errorMarks(walker).getByText(word, { exact: true }).click();
    await page.keyboard.type('x');
    await expect.poll(countMarks).toBe(shown.length - 3);
    await undoUntil(before);
    await expect.poll(countMarks).toBe(shown.length - 2);
    await undoUntil(text);
    await expect.poll(countMarks).toBe(shown.length - 1);
  });

  it('opens the card of a mark, with the fix one click away and nothing over the text', async () => {
    const { page } = walker;
    await errorMarks(walker).getByText('musikat', { exact: true }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await acceptButton(walker).click();
    expect(await readBox(walker)).toBe(text.replace('musikat', 'muusikat'));
    await expect.poll(countMarks).toBe(shown.length - 2);
  });

  it('analyses the changed text when another tab is opened, and shows its figures', async () => {
    const { page } = walker;
    const { keerukus, grammatika } = await waitForCorrections(walker, () =>
      openCorrectorTab(walker, 'complexity'),
    );
    // What was declined is not marked again.
    left = listSure(grammatika).length - 1;
    expect(left).toBeGreaterThanOrEqual(errors.length - 2);
    expect(readRequest(correctorCall.path)).toMatchObject({ tekst: text.replace('musikat', 'muusikat') });
    await page.getByText(t('corrector:complexity.words'), { exact: true }).waitFor();
    expect(Number(keerukus[1])).toBeGreaterThan(50);
    await openCorrectorTab(walker, 'level');
    await page.getByText(t('corrector:level.overall')).waitFor();
    await openCorrectorTab(walker, 'vocabulary');
    expect(await page.getByRole('meter').count()).toBeGreaterThan(0);
    await openCorrectorTab(walker, 'proofreading');
    await expect.poll(countMarks).toBe(left);
  });

  it('asks the speller alone when it is chosen', async () => {
    const { page } = walker;
    const choose = (model: string) =>
      page.getByRole('button', { name: t(`corrector:models.${model}`), exact: true }).click();
    const { speller } = await waitForCorrections(walker, () => choose('spellchecker'));
    expect(readRequest(correctorCall.path)).toMatchObject({ model: 'spellchecker' });
    expect(listSure(speller).every(({ correction_type: type }) => type !== 'missingPunctuation')).toBe(true);
    await expect.poll(countMarks).toBeLessThan(left);
    await waitForCorrections(walker, () => choose('grammarchecker'));
    await expect.poll(countMarks).toBe(left);
  });

  it('keeps text and marks over a visit elsewhere and a reload', async () => {
    const { page } = walker;
    await page.goto('/links');
    await page.goto('/corrector');
    await expect.poll(() => readBox(walker)).toBe(text.replace('musikat', 'muusikat'));
    await page.reload();
    await expect.poll(countMarks).toBe(left);
  });
});
