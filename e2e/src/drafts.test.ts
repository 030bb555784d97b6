import { correctorCall } from '@keelerada/contract/corrector/corrector';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { chooseLanguages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { waitForCorrections } from './use-corrector';

const origin = inject('origin');
const FIRST =
  'Tere, Anna!\nLaupäeval ma sõitsin maale. Aias kasvas palju ilusad lilled. Ma aitsin vanaema ja õhtul me vaatasime filmi. Ma tean et sa armastad ka filme. Kirjuta, mida sina tegid!\nMari';
const SECOND = FIRST.replace('aitsin', 'aitasin')
  .replace('tean et', 'tean, et')
  .replace('\nMari', ' Ta tuleb varsti külla.\nMari');

describe.skipIf(origin === '').each(chooseLanguages('et'))('a draft loop on the phone (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  const draft = (number: number) => t('corrector:drafts.draft').replace('{{number}}', String(number));
  const check = () =>
    waitForCorrections({ page }, () =>
      page.getByRole('button', { name: t('corrector:drafts.check'), exact: true }).click(),
    );
  const lookAround = async () => {
    expect(await findFlaws(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  };

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    page = await openPage(browser, origin, { language, width: 360 });
    page.on('request', (request) => {
      if (request.postData()?.includes('vanaema') === true) asked.push(new URL(request.url()).pathname);
    });
  });
  afterAll(() => browser.close());

  it('begins with a task of a level', async () => {
    await page.goto('/corrector/write');
    await page.getByRole('button', { name: 'A2', exact: true }).click();
    await lookAround();
    await page.getByRole('button', { name: /Kirjuta sõbrale, mida sa nädalavahetusel tegid/u }).click();
    await page.getByRole('textbox', { name: draft(1) }).fill(FIRST);
    await lookAround();
  });

  it('tells place, kind, rule and answer of an error one after the other', async () => {
    await check();
    const first = page.getByRole('region', { name: draft(1) });
    await first.getByRole('button', { name: 'aitsin', exact: true }).click();
    const hint = first.getByRole('group', { name: t('corrector:drafts.hint') });
    for (const step of ['place', 'kind', 'rule']) {
      expect(await hint.textContent()).not.toContain('aitasin');
      await hint.getByRole('button', { name: t(`corrector:hints.more.${step}`) }).click();
    }
    expect(await hint.textContent()).toContain('aitasin');
    await lookAround();
  });

  it('the second draft begins with the own words, and what became better is told', async () => {
    const second = page.getByRole('textbox', { name: draft(2) });
    expect(await second.inputValue()).toBe(FIRST);
    await second.fill(SECOND);
    await check();
    const better = page.getByRole('region', { name: draft(2) }).locator('ins');
    expect(await better.allTextContents()).toEqual(expect.arrayContaining(['aitasin', ',']));
    await page.getByRole('region', { name: t('corrector:drafts.what') }).waitFor();
    await lookAround();
    expect([...new Set(asked)]).toEqual([correctorCall.path]);
  });

  it('both drafts are on the device after a reload, count as one text, and can be deleted', async () => {
    await page.reload();
    await page.getByRole('region', { name: t('corrector:drafts.what') }).waitFor();
    await page.getByRole('link', { name: t('corrector:drafts.other_task') }).click();
    const kept = page.getByRole('region', { name: t('corrector:drafts.kept') });
    await kept.waitFor();
    await page.getByRole('region', { name: t('corrector:own.progress') }).waitFor();
    await lookAround();
    await kept.getByRole('button', { name: t('corrector:drafts.delete_all') }).click();
    await kept.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('correctorDrafts'))).toBeNull();
  });
});
