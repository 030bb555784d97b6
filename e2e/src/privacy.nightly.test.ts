import { publicPagePaths } from '@keelerada/contract/site/page-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, typeOwnText } from './choose-texts';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { errorMarks, textBox } from './use-corrector';
import { askWordlist } from './use-tools';

const origin = inject('origin');
const CANARY = 'kanaarilinnuke';

/** Names in the table of the page on privacy. */
async function readNames(page: Page): Promise<readonly string[]> {
  await page.goto('/privacy');
  await page.getByRole('table').waitFor();
  return page.getByRole('rowheader').allTextContents();
}

/** What the browser has kept: its lasting values and those of the tab. */
function readKept(page: Page) {
  return page.evaluate(() => ({
    lasting: Object.entries<string>({ ...localStorage }),
    tab: Object.entries<string>({ ...sessionStorage }),
  }));
}

describe.skipIf(origin === '').each(languages)('what a visit leaves behind (%s)', (language) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it('keeps in the browser only what the page on privacy names, and no cookie', async () => {
    const page = await openPage(browser, origin, { language });
    const t = readMessages(language);
    const walker = { page, language, t };
    await page.goto('/corrector');
    // It is checked by itself after a pause.
    await textBox(walker).fill(`Minu sober on ${CANARY}.`);
    await errorMarks(walker).first().waitFor();
    await page.goto('/tools/wordlist');
    await typeOwnText(walker, `Minu ${CANARY} laulab.`);
    await askWordlist(walker, { type: 'LEMMAS' });
    await chooseWholeCorpus(walker);
    await page.goto('/tools/wordlist');
    await askWordlist(walker, { type: 'LEMMAS' });
    await page
      .getByRole('button', { name: t('shell:navigation.dark_scheme') })
      .first()
      .click();
    const { lasting, tab } = await readKept(page);
    expect(lasting.length).toBeGreaterThan(1);
    const names = await readNames(page);
    expect([...lasting, ...tab].map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
    expect(lasting.filter(([, value]) => value.includes(CANARY))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  it('calls no other site, whichever page is opened', async () => {
    const page = await openPage(browser, origin, { language });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/u.test(request.url()) && new URL(request.url()).origin !== origin)
        elsewhere.push(request.url());
    });
    for (const path of publicPagePaths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
});
