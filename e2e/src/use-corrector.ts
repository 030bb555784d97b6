import {
  correctorCall,
  type CorrectorResponse,
  type MarkedFragment,
} from '@keelerada/contract/corrector/corrector';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { Locator, Route } from 'playwright-core';
import type { Walker } from './choose-texts';
import { takeFile, type SavedFile } from './save-downloads';

/** The text box of the corrector. */
export function textBox({ page, t }: Pick<Walker, 'page' | 't'>): Locator {
  return page.getByRole('textbox', { name: t('corrector:text.label') });
}

/** What stands in the text box, a line for each of its paragraphs. */
export async function readBox(walker: Walker): Promise<string> {
  const lines = await textBox(walker)
    .locator('p')
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => paragraph.textContent ?? ''));
  return lines.join('\n');
}

/** Marks of errors in the text, in text order. */
export function errorMarks(walker: Walker): Locator {
  return textBox(walker).locator('.error');
}

/** Does what makes the page ask the corrector, and resolves to the answer once it is there. */
export async function waitForCorrections(
  { page }: Pick<Walker, 'page'>,
  act: () => Promise<void>,
): Promise<CorrectorResponse> {
  const isCall = ({ pathname }: URL) => pathname === correctorCall.path;
  // The browser forgets an answer that no cache may keep, so it is read on its way.
  const answered = new Promise<string>((resolve, reject) => {
    const pass = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body });
      resolve(body);
    };
    void page
      .route(isCall, (route) => pass(route).catch(reject), { times: 1 })
      .then(act)
      .catch(reject);
  });
  const lines = (await answered).trimEnd().split('\n');
  const { result } = JSON.parse(lines.at(-1) ?? '') as { result: CorrectorResponse };
  return result;
}

/** Waits for the check of a text that was just typed: it comes by itself, or after a press where there is a button. */
export function checkText(walker: Walker): Promise<CorrectorResponse> {
  const { page, t } = walker;
  const names = [t('corrector:check'), t('corrector:check_again')].join('|');
  const button = page.getByRole('button', { name: new RegExp(`^(?:${names})$`, 'u') });
  return waitForCorrections(walker, async () => ((await button.isVisible()) ? button.click() : undefined));
}

/** The corrections that the screen shows as errors, in text order. */
export function listSure(fragments: CorrectorResponse['grammatika']): readonly MarkedFragment[] {
  return fragments
    .filter((fragment) => fragment.corrected)
    .filter(({ tier, correction_type: type }) => tier === 'sure' && isErrorType(type));
}

/** Takes the correction that is open, wherever it is shown: in its card, beside its mark or on the sheet. */
export function acceptButton({ page, t }: Pick<Walker, 'page' | 't'>): Locator {
  return page.getByRole('button', { name: t('corrector:proofreading.accept'), exact: true });
}

/** What the open mark stands on; in a gap what is missing. */
export async function readActiveMark(walker: Walker): Promise<string | null> {
  const mark = textBox(walker).locator('.error.is-active');
  return (await mark.textContent()) || mark.getAttribute('data-insert');
}

/** Switches of the corrector as a visitor has left them. */
export async function setSwitches(
  { page }: Pick<Walker, 'page'>,
  switches: { readonly checksWhileTyping: boolean; readonly hintFirst: boolean },
): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('correctorSettings', value),
    JSON.stringify(switches),
  );
}

/** Opens one of the four tabs. */
export async function openCorrectorTab(
  { page, t }: Walker,
  tab: 'proofreading' | 'level' | 'complexity' | 'vocabulary',
): Promise<void> {
  await page.getByRole('tab', { name: t(`corrector:tabs.${tab}`), exact: true }).click();
}

/** Saves the Word file. */
export async function downloadWordFile({ page, t }: Walker): Promise<SavedFile> {
  return takeFile(page, () => page.getByRole('button', { name: t('corrector:toolbar.export') }).click());
}
