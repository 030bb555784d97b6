import { readFileSync } from 'node:fs';
import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { errorProfileCall, type ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectionButton, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readCsv } from './read-csv';
import { readMessages } from './read-messages';
import { downloadTable, takeFile } from './save-downloads';
import { type Product, startProduct } from './start-product';

const RUNNING_ORIGIN = process.env['E2E_ORIGIN'] ?? '';
/** Until the corrector has marked the demonstration corpus, on a busy machine. */
const MARKED_WITHIN_MS = 600_000;
const POLL_MS = 1000;
/** No place of the bar is further than so many presses of Tab away. */
const MOST_TABS = 60;

async function askProfile(origin: string): Promise<ErrorProfileResponse> {
  const response = await fetch(`${origin}${errorProfileCall.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tekstivalik: ALL_TEXTS, omadus: 'level' }),
  });
  return (await response.json()) as ErrorProfileResponse;
}

/** A product whose corrector marks the corpus; that of the other walks marks nothing. */
async function startMarkedProduct(): Promise<Pick<Product, 'origin' | 'stop'>> {
  const running = { origin: RUNNING_ORIGIN, stop: () => Promise.resolve() };
  const product = RUNNING_ORIGIN === '' ? await startProduct({ MARK_ERRORS: 'on' }) : running;
  const limit = Date.now() + MARKED_WITHIN_MS;
  for (;;) {
    const { provenance, total } = await askProfile(product.origin);
    if (provenance.waitingTexts === 0 && total.hits > 0) return product;
    if (Date.now() > limit) throw new Error('The corrector did not mark the corpus in time.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** What the address of the result holds. */
const readHash = (page: Page): string =>
  Buffer.from(new URL(page.url()).hash.slice('#result='.length), 'base64url').toString();

async function tabTo(page: Page, name: string): Promise<void> {
  const place = page.getByRole('combobox', { name, exact: true });
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

describe.skipIf(inject('origin') === '')('the errors of the corpus', () => {
  let browser: Browser;
  let product: Pick<Product, 'origin' | 'stop'>;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(inject('chromium')), startMarkedProduct()]);
  }, MARKED_WITHIN_MS);
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function walk(language: (typeof languages)[number], path = '/tools/errors', width?: number) {
    const visitor = { language, isFirstVisit: true, ...(width !== undefined && { width }) };
    const page = await openPage(browser, product.origin, visitor);
    const walker: Walker = { page, language, t: readMessages(language) };
    await page.goto(path);
    return walker;
  }

  it('of two levels are compared in five clicks from the home page', async () => {
    const { page, t } = await walk('et', '/');
    const levels = page.getByRole('group', { name: t('tools:selection.levels') });
    await page.locator('a[href="/tools"]').first().click();
    await page.getByRole('tab', { name: t('error-profile:title'), exact: true }).click();
    await page.locator('section[data-code]').first().waitFor();
    await selectionButton({ page, t }).click();
    await levels.getByRole('button', { name: 'B1', exact: true }).click();
    await levels.getByRole('button', { name: 'B1', pressed: true }).waitFor();
    await levels.getByRole('button', { name: 'C1', exact: true }).click();
    const table = page.getByRole('table', { name: t('error-profile-screen:table.title') });
    await table.locator('[data-part="bars"]').first().waitFor();
    for (const name of ['B1', 'C1']) await page.getByRole('columnheader', { name }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  it.each(languages)('in %s: begin by themselves, and a bar opens exactly its lines', async (language) => {
    const walker = await walk(language);
    const { page } = walker;
    const bar = page.locator('section[data-code] a[data-part="row"]').first();
    await bar.waitFor();
    const { comments, rows } = readCsv((await downloadTable(walker, 'csv')).path);
    expect(comments.length + rows.length).toBeGreaterThan(12);
    const [, marks = ''] = /; (\d+) /u.exec((await bar.getAttribute('title')) ?? '') ?? [];
    await bar.click();
    await page.waitForURL('**/tools/wordcontext*');
    await page.locator('[data-line]:not([data-head])').first().waitFor();
    // As many lines as the bar has marks.
    await page
      .getByText(new RegExp(`^${marks}\\b`, 'u'))
      .first()
      .waitFor();
    await page.context().close();
  });

  it.each(languages)(
    'in %s: by keyboard to another property and one type, back by the address',
    async (language) => {
      const { page, t } = await walk(language);
      await page.locator('section[data-code]').first().waitFor();
      await tabTo(page, t('error-profile-screen:type.title'));
      const place = singleErrorCodes.indexOf('R:SPELL') + 1;
      for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowDown');
      const spelling = page.locator('section[data-code="R:SPELL"]');
      await spelling.waitFor();
      await expect.poll(() => page.locator('section[data-code]').count()).toBe(1);
      await tabTo(page, t('error-profile-screen:options.omadus'));
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => readHash(page)).toMatch(/nativeLanguage.*R:SPELL/u);
      await page.reload();
      await spelling.waitFor();
      expect(await page.locator('section[data-code]').count()).toBe(1);
      const groups = page.locator(`select[aria-label="${t('error-profile-screen:options.omadus')}"]`);
      expect(await groups.inputValue()).toBe('nativeLanguage');
      await page.context().close();
    },
  );

  it.each(languages)(
    'in %s: a text stands written and corrected, is walked through and saved',
    async (language) => {
      const { page, t } = await walk(language);
      const part = page.getByRole('region', { name: t('error-profile-screen:text.title') });
      await part.locator('del').first().waitFor();
      const id = await part.getAttribute('data-text');
      await part.getByRole('button', { name: t('error-profile-screen:text.download') }).click();
      const file = await takeFile(page, () =>
        page.getByRole('menuitem', { name: t('error-profile-screen:text.forms.M2_ORIGIN') }).click(),
      );
      expect(file.name).toMatch(/\.txt$/u);
      expect(readFileSync(file.path, 'utf8')).toMatch(
        new RegExp(`^# citation = .*/tools/errors\\?tekst=${id}$`, 'mu'),
      );
      await part.getByRole('button', { name: t('citation:open'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('citation:title'), exact: true });
      const shown = dialog.getByRole('tabpanel').getByRole('textbox');
      await shown.waitFor();
      expect(await shown.inputValue()).toContain(`]. ${t('error-profile-screen:text.title')}: `);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await part.getByRole('button', { name: t('text-preview:next') }).click();
      await expect.poll(() => part.getAttribute('data-text')).not.toBe(id);
      await page.goto(`/tools/errors?tekst=${id}`);
      await part.locator('del').first().waitFor();
      await part.getByRole('link', { name: t('error-profile-screen:text.open_in_corrector') }).click();
      await page.waitForURL('**/corrector');
      await page.context().close();
    },
  );

  it.each(languages)('in %s: are cited, with the call that gives them', async (language) => {
    const { page, t } = await walk(language);
    await page.getByRole('button', { name: t('tool-frame:more'), exact: true }).click();
    await page.getByRole('button', { name: t('citation:open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('citation:title'), exact: true });
    const shown = dialog.getByRole('tabpanel').getByRole('textbox');
    const by = t('error-profile-screen:names.omadus.level');
    expect(await shown.inputValue()).toContain(`]. ${t('error-profile-screen:title')}: ${by}. `);
    await dialog.getByRole('tab', { name: 'R', exact: true }).click();
    expect(await shown.inputValue()).toContain(`keelerada_ask(site, "${errorProfileCall.path}", r"---({`);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  it.each(WIDTHS_PX)('at %i px: nothing cut off and nothing for axe', async (width) => {
    const { page } = await walk('et', '/tools/errors', width);
    await page.locator('section[data-code]').first().waitFor();
    await page.locator('[data-text] table').waitFor();
    expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
    await page.goto('/about/error-types');
    await page.getByText('R:SPELL', { exact: true }).waitFor();
    await page.getByRole('status').waitFor({ state: 'hidden' });
    // What arrives drawn is out of reach until the page itself is there.
    await page.waitForFunction(() => document.querySelector('[inert]') === null);
    expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
    await page.context().close();
  });
});
