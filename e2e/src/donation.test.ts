import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from './find-violations';
import { chooseLanguages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';

const origin = inject('origin');

describe.skipIf(origin === '').each(chooseLanguages('en'))('donating a text (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let page: Page;
  const field = (name: string) => page.locator(`#donation-${name}`);
  const press = (key: string) =>
    page.getByRole('button', { name: t(`donation:${key}`), exact: true }).click();
  const text = `Minu kassi nimi on Nurri, ta sündis ${language} majas. Kirjuta: mari@example.org`;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language });
    await page.goto('/adding');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => browser.close());

  it('has no floating button on its own page, and nothing for axe to find at three widths', async () => {
    expect(await page.getByRole('complementary', { name: t('shell:donate') }).count()).toBe(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page)).toEqual([]);
    }
  });

  it('marks the terms and all mandatory fields at once, with the focus on the first', async () => {
    await press('send');
    await page.getByText(t('donation:terms.missing')).waitFor();
    expect(await page.getByText(t('donation:faults.mandatory')).count()).toBe(4);
    await press('terms.open');
    expect(await findViolations(page)).toEqual([]);
    await press('terms.agree');
    await press('send');
    expect(await field('pealkiri').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('warns of an e-mail address, sends the text and shows a receipt', async () => {
    await field('liik').click();
    await page.getByRole('option', { name: t('donation:codes.mitteakadeemiline'), exact: true }).click();
    await field('pealkiri').fill('Kass');
    await field('sisu').fill(text);
    await field('autoriEmakeel').fill('vene');
    await press('send');
    await page.getByRole('dialog').getByText('mari@example.org').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await press('personal.send');
    await page.getByText(t('donation:receipt.thanks')).waitFor();
    expect(await field('sisu').inputValue()).toBe('');
    expect(await findViolations(page)).toEqual([]);
  });

  it('brings the author back, and the text when asked', async () => {
    await press('restore.author');
    expect([await field('autoriEmakeel').inputValue(), await field('sisu').inputValue()]).toEqual([
      'vene',
      '',
    ]);
    await press('restore.all');
    expect(await field('sisu').inputValue()).toBe(text);
  });

  it('shows the text by its receipt and withdraws it', async () => {
    const receipt = (await page.locator('code').textContent()) ?? '';
    await field('receipt').fill(receipt);
    await press('lookup.look');
    await page.getByText(t('donation:states.waiting')).waitFor();
    await press('lookup.withdraw');
    await press('lookup.confirm');
    await page.getByText(t('donation:states.withdrawn')).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('takes the text of the corrector over', async () => {
    await page.goto('/corrector');
    await page.getByRole('textbox', { name: t('corrector:text.label') }).fill('Ilus ilm.');
    await page.getByRole('button', { name: t('corrector:menu.open'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('corrector:toolbar.donate') }).click();
    await field('sisu').waitFor();
    expect(await field('sisu').inputValue()).toBe('Ilus ilm.');
  });
});
