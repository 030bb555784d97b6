import { readFileSync } from 'node:fs';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';

const origin = inject('origin');
const CLASS =
  'Minu sober elab Tartus. Ma arvan et ta tuleb homme.\n---\nEile ma käisin poes. Ta ütles et ootab.';

describe.skipIf(origin === '')('the class report', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(languages)(
    'in %s: two pasted texts become a report, which is saved and cited',
    async (language) => {
      const page = await openPage(browser, origin, { language });
      const t = readMessages(language);
      await page.goto('/teacher/class-report');
      await page.getByRole('button', { name: t('class-report:texts.paste_instead'), exact: true }).click();
      await page.getByLabel(t('class-report:texts.paste'), { exact: true }).fill(CLASS);
      await page
        .getByRole('button', { name: t('class-report:texts.add', { count: 2 }), exact: true })
        .click();
      const report = page.getByRole('region', { name: t('class-report:title'), exact: true });
      await report.getByRole('heading', { name: t('class-report:next.title'), exact: true }).waitFor();
      const cited = report.getByText(
        new RegExp(`\\. ${t('class-report:title')}: ${t('class-report:count', { count: 2 })}\\. `, 'u'),
      );
      const citation = await cited.innerText();
      expect(citation).toMatch(
        language === 'et'
          ? /^Keelerada \(versioon \S+\) \[tarkvara\]\. \(\d{4}\)\. .* Vaadatud \d+\.\d+\.\d{4}, http/u
          : /^Keelerada \(Version \S+\) \[Computer software\]\. \(\d{4}\)\. .* Retrieved \d+ \w+ \d{4}, from http/u,
      );
      expect(citation.endsWith(`${origin}/teacher/class-report`)).toBe(true);
      expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      await page.getByRole('button', { name: t('tool-frame:more'), exact: true }).click();
      const file = await takeFile(page, () =>
        page.getByRole('button', { name: t('class-report:actions.word'), exact: true }).click(),
      );
      expect(file.name).toMatch(
        new RegExp(`^${t('class-report:file.report')}-\\d{4}-\\d\\d-\\d\\d\\.docx$`, 'u'),
      );
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(readFileSync(file.path))]), file.name);
      const response = await fetch(`${origin}${textFromFileCall.path}`, { method: 'POST', body: form });
      expect(await response.text()).toContain(citation);
      await page.context().close();
    },
  );
});
