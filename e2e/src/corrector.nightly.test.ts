import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { makeLearnerText } from './learner-text';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import { acceptButton, checkText, openCorrectorTab, textBox } from './use-corrector';

const origin = inject('origin');
const { text } = makeLearnerText();
const TABS = ['proofreading', 'level', 'complexity', 'vocabulary'] as const;

describe.skipIf(origin === '').each(languages)('the corrector on every screen (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(WIDTHS_PX)(
    'axe finds nothing and nothing sticks out with results shown at %i px',
    async (width) => {
      const page = await openPage(browser, origin, { language, width });
      const walker: Walker = { page, language, t };
      const found: string[] = [];
      await page.goto('/corrector-test');
      await textBox(walker).click();
      await page.keyboard.insertText(text);
      await checkText(walker);
      for (const tab of TABS) {
        await openCorrectorTab(walker, tab);
        found.push(...(await findViolations(page)), ...(await findFlaws(page)));
      }
      await openCorrectorTab(walker, 'proofreading');
      await page.keyboard.press('Alt+ArrowDown');
      await acceptButton(walker).waitFor();
      found.push(...(await findViolations(page)), ...(await findFlaws(page)));
      await page.context().close();
      expect(found).toEqual([]);
    },
  );
});
