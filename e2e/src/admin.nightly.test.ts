import { randomUUID } from 'node:crypto';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer } from './ask-server';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';

const SUBCORPUS = 'cFOoRQekA';
const PATIENCE = { timeout: 60_000, interval: 300 };
const WALKED_WIDTHS_PX = [360, 1280] as const;
const PAGES = ['', 'review', 'texts', 'import', 'content', 'jobs', 'accounts', 'history'] as const;

const origin = inject('origin');

describe.skipIf(!inject('hasAdministrator'))('the pages of an administrator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  describe.each(languages)('%s', (language) => {
    const t = readMessages(language);
    const id = randomUUID();
    const title = `Päevik ${language}`;
    const word = `sügistuul${language}`;
    let page: Page;
    beforeAll(async () => {
      page = await openPage(browser, origin, { language });
      await page.goto('/login');
      await page.getByRole('link', { name: t('session:login.provider') }).click();
      await page
        .getByRole('link', { name: t('shell:titles.admin') })
        .first()
        .waitFor();
    });
    afterAll(() => page.context().close());

    const press = (key: string, values?: Parameters<typeof t>[1]) =>
      page.getByRole('button', { name: t(`admin:${key}`, values), exact: true }).click();
    const findTitles = async () =>
      (
        await askServer<{ property_value: string }[]>(origin, textQueryCall.path, { corpuses: [SUBCORPUS] })
      ).map((row) => row.property_value);
    const search = async (words: string) => {
      await page.goto('/admin/texts');
      await page.getByRole('searchbox', { name: t('admin:texts.words') }).fill(words);
      await press('texts.search');
    };

    it.each(WALKED_WIDTHS_PX.flatMap((width) => PAGES.map((name) => [width, name] as const)))(
      'at %i px: /admin/%s has its tab in sight, nothing cut off and nothing for axe',
      async (width, name) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(name === '' ? '/admin' : `/admin/${name}`);
        await page.getByRole('heading').first().waitFor();
        const tab = page.locator('[role="tab"][aria-current="page"]');
        await tab.waitFor();
        const isInSight = async () => {
          const box = await tab.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        };
        await expect.poll(isInSight).toBe(true);
        expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      },
    );

    it('an uploaded file is tried, then imported, and anybody finds its text', async () => {
      await page.goto('/admin/import');
      const record = {
        id,
        content: `Eile puhus ${word} akna taga.`,
        properties: [
          { name: 'title', value: title },
          { name: 'korpus', value: SUBCORPUS },
        ],
      };
      await page.locator('input[type="file"]').setInputFiles({
        name: 'tekstid.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(`${JSON.stringify(record)}\nsee ei ole JSON\n`),
      });
      await page
        .getByText(t('admin:import.heads.trial.done', { name: 'tekstid.jsonl' }), { exact: true })
        .waitFor();
      await page
        .getByText(/tekstid\.jsonl.*2/u)
        .first()
        .waitFor();
      expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      expect(await findTitles()).not.toContain(title);
      const keeps = page.getByRole('checkbox', { name: t('admin:import.keep_demo') });
      if (await keeps.isVisible()) await keeps.check();
      await press('import.begin', { count: 1 });
      await page
        .getByText(t('admin:import.heads.import.done', { name: 'tekstid.jsonl' }), { exact: true })
        .waitFor();
      await expect.poll(findTitles, PATIENCE).toContain(title);
    });

    it('a text is found by a word in it, changed, and its change is in its log', async () => {
      await search(word);
      await page.getByRole('link', { name: title, exact: true }).click();
      const box = page.getByRole('textbox', { name: t('admin:texts.content') });
      await box.fill(`Täna puhus ${word} jälle.`);
      await press('texts.save');
      await page.getByText(t('admin:history.actions.text_edited')).first().waitFor();
      expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      await page.reload();
      expect(await box.inputValue()).toBe(`Täna puhus ${word} jälle.`);
    });

    it('a text that is taken out is gone for everybody', async () => {
      await search(title);
      await page.getByRole('link', { name: title, exact: true }).click();
      await press('texts.withdraw');
      const dialog = page.getByRole('dialog', { name: t('admin:texts.withdraw') });
      await dialog.getByRole('button', { name: t('admin:texts.withdraw'), exact: true }).click();
      await page.getByText(t('admin:texts.withdrawn', { count: 1 })).waitFor();
      expect(await findTitles()).not.toContain(title);
    });

    it('a published content is on its page at once and stands in the history', async () => {
      const name = `Uus projekt ${language}`;
      await page.goto('/admin/content?name=grants');
      const add = `${t('admin:content.add')}: ${t('admin:content.names.grants')}`;
      await page.getByRole('button', { name: add, exact: true }).click();
      await page
        .getByRole('textbox', { name: t('admin:content.fields.name') })
        .last()
        .fill(name);
      await page
        .getByRole('textbox', { name: t('admin:content.fields.url') })
        .last()
        .fill('https://example.org/9');
      await press('content.publish');
      await page.getByText(t('admin:content.published')).waitFor();
      const visitor = await openPage(browser, origin, { language });
      await visitor.goto('/about/grants');
      await visitor.getByText(name).waitFor();
      await visitor.context().close();
      await page.goto('/admin/history');
      await page.getByText(t('admin:history.actions.content_published')).first().waitFor();
    });
  });
});
