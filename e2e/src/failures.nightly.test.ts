import { statusCall } from '@keelerada/contract/fields/status';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { filterExamTexts, showFoundTexts, typeOwnText, uploadOwnText, type Walker } from './choose-texts';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { startProduct } from './start-product';
import { askKeyword, askWordlist, openTab, resultTable, pressMore } from './use-tools';

const origin = inject('origin');
const OWN_TEXT = 'Kass magab. Kass sööb ja koer vaatab.';
/** How long a server may keep a visitor waiting without the screen giving up. */
const SLOW_SECONDS = 30;
const t = readMessages('en');

/** Keeps calls waiting until they are let go. */
async function holdCalls(page: Page, path: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(`**${path}`, (route) => void held.push(route));
  return held;
}

/** Alerts stand at the top right. */
const isAtTopRight = (notice: Locator) =>
  notice.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return left > window.innerWidth / 2 && right > window.innerWidth - 40 && top < 100;
  });

const refuse = (page: Page, path: string, status: number, errors: readonly object[] = []) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status, json: errors }),
  );

describe.skipIf(origin === '')('when something goes wrong', () => {
  let browser: Browser;
  let walker: Walker;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    const page = await openPage(browser, origin, { language: 'en' });
    walker = { page, language: 'en', t };
  });
  afterEach(() => walker.page.context().close());

  const wordlist = () => resultTable(walker.page, t('wordlist:title'));
  const askTwice = () => askWordlist(walker, { type: 'LEMMAS', minFrequency: '2' });
  const startWithOwnText = async () => {
    await walker.page.goto('/tools/wordlist');
    await typeOwnText(walker, OWN_TEXT);
    // The words of new texts are listed at once.
    await wordlist().waitFor();
  };
  const expectNothingLost = async () => {
    const { page } = walker;
    const form = page.getByRole('form', { name: t('wordlist:form') });
    const type = form.getByRole('combobox', { name: t('word-search:type.title') });
    expect(await type.inputValue()).toBe('LEMMAS');
    expect(await form.getByLabel(t('wordlist:options.minFrequency'), { exact: true }).inputValue()).toBe('2');
    expect(await page.getByText(t('tools:chips.own'), { exact: true }).isVisible()).toBe(true);
  };
  /** Words of the list that shows. */
  const readWords = () => wordlist().locator('tbody td[lang="et"]').allTextContents();

  it.each([
    [429, [], 'notices:too_many_requests'],
    [400, [{ code: 'LimitExceeded', message: '', field: 'ownTexts', limit: 5 }], 'notices:operation_failed'],
    [500, [], 'notices:operation_failed'],
    [401, [], 'notices:login_required'],
    [403, [], 'notices:not_permitted'],
  ] as const)(
    'says what a %d means, keeps what was chosen and typed, and tries again',
    async (status, errors, key) => {
      const { page } = walker;
      await startWithOwnText();
      await refuse(page, wordlistCall.path, status, errors);
      await askTwice();
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(await notice.textContent()).toBe(t(key));
      // It slides in.
      await expect.poll(() => isAtTopRight(notice)).toBe(true);
      const failure = page.getByRole('main').getByRole('group', { name: t('tool-frame:failure.title') });
      if (errors.length > 0)
        expect(await failure.textContent()).toContain(t('tool-frame:failure.limit', { limit: 5 }));
      await expectNothingLost();
      await page.unrouteAll();
      await failure.getByRole('button', { name: t('tool-frame:retry') }).click();
      await wordlist().waitFor();
      expect(await readWords()).toEqual(['kass']);
    },
  );

  it('keeps the filters and the chosen texts when the text query fails', async () => {
    const { page } = walker;
    await page.goto('/tools/wordlist');
    await refuse(page, textQueryCall.path, 500);
    await filterExamTexts(walker, { levels: ['B1'], words: [] });
    const level = page.getByRole('checkbox', { name: 'B1', exact: true });
    await page.getByText(t('notices:operation_failed')).first().waitFor();
    expect(await level.isChecked()).toBe(true);
    await page.getByRole('button', { name: t('tool-frame:retry') }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: t('tool-frame:retry') }).click();
    await showFoundTexts(walker);
    expect(await level.isChecked()).toBe(true);
  });

  it('waits for a slow server without giving up, and shows the answer when it comes', async () => {
    const { page } = walker;
    await page.clock.install();
    await startWithOwnText();
    const held = await holdCalls(page, wordlistCall.path);
    await askTwice();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(SLOW_SECONDS * 1000);
    await page.getByText(t('tool-frame:working')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectNothingLost();
    // The screen may have asked once by itself.
    for (const route of held) await route.continue().catch(() => undefined);
    await page.clock.resume();
    await wordlist().waitFor();
  });

  it('stops a slow request on demand; its late answer never shows', async () => {
    const { page } = walker;
    await startWithOwnText();
    const held = await holdCalls(page, wordlistCall.path);
    await askTwice();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('tool-frame:cancel'), exact: true })
      .click();
    await page.getByText(t('tool-frame:cancelled')).waitFor();
    await expectNothingLost();
    await held[0]?.continue().catch(() => undefined);
    await page.waitForTimeout(300);
    expect(await wordlist().count()).toBe(0);
    await page.unrouteAll();
    await askTwice();
    await wordlist().waitFor();
  });

  it('shows the newest answer, whatever order answers come in', async () => {
    const { page } = walker;
    await startWithOwnText();
    const held = await holdCalls(page, wordlistCall.path);
    await askTwice();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // The screen may have asked once by itself.
    const older = [...held];
    await askWordlist(walker, { type: 'WORDS' });
    await expect.poll(() => held.length).toBeGreaterThan(older.length);
    await held.at(-1)?.continue();
    // The last result stays until the answer is there.
    await expect.poll(readWords).toContain('magab');
    const newest = await readWords();
    for (const route of older) await route.continue().catch(() => undefined);
    await page.waitForTimeout(300);
    expect(await readWords()).toEqual(newest);
  });

  it('names the file that the server does not take, and keeps what was typed', async () => {
    const { page } = walker;
    await startWithOwnText();
    await uploadOwnText(walker, [
      { name: 'pilt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('see ei ole pdf') },
      { name: 'jutt.txt', mimeType: 'text/plain', buffer: Buffer.from('Ilus ilm.') },
    ]);
    const dialog = page.getByRole('dialog');
    const refusal = dialog.getByRole('alert').filter({ hasText: 'pilt.pdf' });
    await refusal.waitFor();
    expect(await refusal.textContent()).toContain(t('file-upload:refusals.UnsupportedMimeType'));
    await expect
      .poll(() => dialog.getByLabel(t('own-text:text'), { exact: true }).inputValue())
      .toBe(`${OWN_TEXT}\n\nIlus ilm.`);
  });

  it('tells in a 429 how long to wait', async () => {
    const { page } = walker;
    await startWithOwnText();
    await page.route(`**${wordlistCall.path}`, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, json: [] }),
    );
    await askTwice();
    const notice = page.getByRole('alert').filter({ hasText: t('notices:too_many_requests') });
    await notice.waitFor();
    expect(await notice.textContent()).toContain('17');
  });

  it('says in the place of the result that a keyword was not found, and keeps the form open', async () => {
    const { page } = walker;
    await startWithOwnText();
    await openTab(walker, 'word-context');
    await askKeyword(walker, 'word-context', 'puuduvsõna', 'WORDS');
    await page.getByText(t('tool-frame:error_no_matching_keywords')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('button', { name: t('tool-frame:search_all') }).isVisible()).toBe(true);
    expect(await page.getByRole('form', { name: t('word-context:form') }).isVisible()).toBe(true);
  });

  it.each([
    ['2027-06-15T12:00:00', 0],
    ['2027-04-01T12:00:00', 1],
  ])(
    'shows the loader during a slow call on %s, with %d pictures in place of the spinner',
    async (now, count) => {
      const { page } = walker;
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/tools/minitorn-pikkus');
      const held = await holdCalls(page, wordLengthCall.path);
      await page.getByLabel(t('test-tools:length.label')).fill('sõna');
      await page.getByRole('button', { name: t('test-tools:send') }).click();
      const loader = page.getByRole('status', { name: t('shell:loading') });
      await loader.waitFor();
      expect(await loader.locator('img[src="/april.svg"]').count()).toBe(count);
      await held[0]?.continue();
      await loader.waitFor({ state: 'hidden' });
      await page.getByText(t('test-tools:length.result', { count: 4, formatted: '4' })).waitFor();
    },
  );

  it('opens no result from a broken link and says so', async () => {
    const { page } = walker;
    await page.goto('/tools/wordlist');
    await typeOwnText(walker, OWN_TEXT);
    await askTwice();
    await wordlist().waitFor();
    await pressMore({ page, t }, 'result-link:open');
    const address = await page.getByRole('dialog').getByLabel(t('result-link:address')).inputValue();
    await page.goto('about:blank');
    await page.goto(`${address.slice(0, -10)}%%%`);
    await page.getByText(t('result-link:broken')).waitFor();
  });

  it('shows the offline page where the status cannot be had, and tries again', async () => {
    const { page } = walker;
    await page.route(`**${statusCall.path}`, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await page.getByRole('heading', { name: t('shell:offline.title') }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: t('shell:offline.retry') }).click();
    await page.getByRole('heading', { name: t('home:hero.title') }).waitFor();
  });
});

describe.skipIf(origin === '')('when the server dies', () => {
  it('loses nothing that was chosen or typed, and goes on where it was once the server is back', async () => {
    const product = await startProduct();
    const browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, product.origin, { language: 'en' });
    const walker: Walker = { page, language: 'en', t };
    await page.goto('/tools/wordlist');
    await typeOwnText(walker, OWN_TEXT);
    await askWordlist(walker, { type: 'WORDS' });
    const table = resultTable(page, t('wordlist:title'));
    await table.waitFor();
    await product.kill();
    await page.getByRole('button', { name: t('tool-frame:options') }).click();
    await askWordlist(walker, { type: 'LEMMAS', minFrequency: '2' });
    const failure = page.getByRole('main').getByRole('group', { name: t('tool-frame:failure.title') });
    await failure.waitFor();
    expect(await failure.textContent()).toContain(t('tool-frame:failure.unreachable'));
    await openTab(walker, 'collocates');
    await page.getByRole('main').getByRole('alert').waitFor();
    const revived = await startProduct({
      PORT: new URL(product.origin).port,
      DATA_DIR: product.dataFolder,
    });
    await openTab(walker, 'wordlist');
    await page.getByText(t('tools:chips.own'), { exact: true }).waitFor();
    await failure.getByRole('button', { name: t('tool-frame:retry') }).click();
    await table.waitFor();
    expect(await table.locator('tbody td[lang="et"]').allTextContents()).toEqual(['kass']);
    await browser.close();
    await revived.stop();
  });
});
