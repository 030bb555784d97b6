import { openSelection, selectionButton } from './choose-texts';
import { genders } from '@keelerada/contract/texts/enumerations';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { textFacetsCall, type TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer, keepRequests } from './ask-server';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { resultTable } from './use-tools';

const origin = inject('origin');
const MOST_CLICKS = 7;
const FILTERS = { level: ['B1'], gender: ['naine'] };

describe.skipIf(origin === '').each(languages)('choosing texts (%s)', (language) => {
  const t = readMessages(language);
  const woman = genders.naine[language];
  let browser: Browser;
  let page: Page;
  let readRequest: ReturnType<typeof keepRequests>;
  let found: TextFacetsResponse;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language });
    readRequest = keepRequests(page);
    found = await askServer<TextFacetsResponse>(origin, textFacetsCall.path, FILTERS);
  });
  afterAll(() => browser.close());

  const choice = (filter: string, name: string) =>
    page.getByRole('group', { name: filter, exact: true }).getByRole('checkbox', { name, exact: true });
  const level = () => choice(t('text-query:filters.level'), 'B1');
  const gender = () => choice(t('text-query:filters.gender'), woman);
  const count = (box: Locator) => box.locator('xpath=ancestor::label').locator('span').last().textContent();
  const format = (value: number) => value.toLocaleString(language === 'et' ? 'et-EE' : 'en-GB');
  const analyseAll = () =>
    page.getByRole('button', {
      name: t('text-query:results.analyse_all', { formatted: format(found.texts) }),
      exact: true,
    });

  it('takes at most seven clicks from the home page to the base forms of women at B1', async () => {
    await page.goto('/');
    let clicks = 0;
    const click = async (place: Locator) => {
      clicks += 1;
      await place.click();
    };
    await click(page.locator('a[href="/tools"]').first());
    await click(page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }));
    await click(level());
    await click(gender());
    await click(analyseAll());
    await resultTable(page, t('wordlist:title')).waitFor();
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(readRequest(wordlistCall.path)).toMatchObject({
      ...{ type: 'LEMMAS', corpusTextIds: null },
      tekstivalik: { paring: { level: ['B1'], gender: ['naine'] } },
    });
    expect(await selectionButton({ page, t }).textContent()).toContain(`B1 · ${woman}`);
  });

  it('finds the chosen texts again after a reload', async () => {
    await page.reload();
    const size = t('tools:chips.count', { count: found.texts, formatted: format(found.texts) });
    await expect.poll(() => selectionButton({ page, t }).textContent()).toContain(size);
  });

  it('keeps filters, counts and table in step after editing, back, forward, reload and a change of language', async () => {
    const expectChoosing = async () => {
      await analyseAll().waitFor();
      expect(await level().isChecked()).toBe(true);
      expect(await gender().isChecked()).toBe(true);
      await expect.poll(() => count(level())).toBe(format(found.filters.level['B1'] ?? 0));
      await expect.poll(() => count(gender())).toBe(format(found.filters.gender['naine'] ?? 0));
    };
    await openSelection({ page, t });
    await page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
    await expectChoosing();
    await page.goBack();
    await selectionButton({ page, t }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.goForward();
    await expectChoosing();
    await page.reload();
    await expectChoosing();
    const other = language === 'et' ? 'en' : 'et';
    const there = readMessages(other);
    await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()}`, 'u') }).click();
    await page.locator(`[role="menuitem"][lang="${other}"]`).click();
    await page.getByRole('button', { name: there('tools:choice.corpus'), exact: true }).waitFor();
    await page.getByRole('grid', { name: there('text-query:results.title') }).waitFor();
    const box = page
      .getByRole('group', { name: there('text-query:filters.level'), exact: true })
      .getByRole('checkbox', { name: 'B1', exact: true });
    expect(await box.isChecked()).toBe(true);
  });
});
