import { clusterFinderCall, type ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/site/paths';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer, keepRequests } from './ask-server';
import { chooseOptions, chooseWholeCorpus, typeOwnText, type Walker } from './choose-texts';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readWorkbook } from './open-office-files';
import { readMessages } from './read-messages';
import { downloadTable } from './save-downloads';
import { openTab, readRows, openOptions } from './use-tools';

const origin = inject('origin');
/** Places in a row of clusters by class, form or part of the sentence. */
const TAGS = 1;
const FREQUENCY = 2;
const OWN_TEXT = 'Suur koer haugub. Väike kass magab. Vana maja ees seisab mees.';

describe.skipIf(origin === '').each(languages)('the cluster finder (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;
  let walker: Walker;
  let readRequest: ReturnType<typeof keepRequests>;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
    const page = await openPage(browser, origin, { language });
    walker = { page, language, t };
    readRequest = keepRequests(page);
  });
  afterAll(() => browser.close());

  const clusterTable = (inside: FrameLocator | Page) =>
    inside.getByRole('table', { name: t('cluster-finder:title') });

  const findClusters = async (inside: FrameLocator | Page) => {
    const form = inside.getByRole('form', { name: t('cluster-finder-page:form') });
    await form.getByRole('button', { name: t('cluster-finder-page:submit'), exact: true }).click();
    const table = clusterTable(inside);
    await table.waitFor();
    return table;
  };

  it('works on the whole corpus', async () => {
    const { page } = walker;
    await page.goto('/tools/clusterfinder');
    await chooseWholeCorpus(walker);
    await openTab(walker, 'cluster-finder');
    const table = await findClusters(page);
    const answer = await askServer<ClusterFinderResponse>(
      origin,
      clusterFinderCall.path,
      readRequest(clusterFinderCall.path),
    );
    const rows = await readRows(table);
    expect(rows[0]![TAGS]).toBe(answer.clusters[0]!.markups.join(' + '));
    expect(answer.totals.texts).toBeGreaterThan(20);
  });

  it('shows the rarer usages of a cluster on a click, and fewer on another', async () => {
    const { page } = walker;
    const more = page.getByRole('button', { name: t('cluster-finder-page:usages.fewer') });
    const first = page.locator('tbody tr:not([aria-hidden])').first();
    const before = await first.getByRole('link').count();
    await first.getByRole('button').click();
    await expect.poll(() => first.getByRole('link').count()).toBeGreaterThan(before);
    await more.click();
    await expect.poll(() => first.getByRole('link').count()).toBe(before);
  });

  it('leads from a usage to its concordance, and back to the same table', async () => {
    const { page } = walker;
    const usage = page.locator('tbody tr:not([aria-hidden])').first().locator('li a').first();
    const words = (await usage.textContent())!;
    await usage.click();
    await page.waitForURL('**/tools/wordcontext*');
    await page.locator('[data-line]').first().waitFor();
    const keyword = page.locator('[data-line]:not([data-head]) [data-part="keyword"]').first();
    expect((await keyword.textContent())!.toLowerCase()).toBe(words.toLowerCase());
    await openTab(walker, 'cluster-finder');
    await clusterTable(page).waitFor();
  });

  it('leads from a pattern to every place where it stands', async () => {
    const { page } = walker;
    const rows = await readRows(clusterTable(page));
    await page.getByRole('link', { name: rows[0]![TAGS]!, exact: true }).click();
    await page.waitForURL('**/tools/wordcontext*');
    await page.locator('[data-line]').first().waitFor();
    expect(readRequest(wordContextCall.path)).toHaveProperty('cql', expect.stringMatching(/^\[class=/u));
    await openTab(walker, 'cluster-finder');
  });

  it('finds by forms and filters, and writes what it found to Excel', async () => {
    const { page } = walker;
    await page.goto(CLUSTER_FINDER_PAGE_PATH);
    await typeOwnText(walker, OWN_TEXT);
    await openOptions(walker);
    await page.getByLabel(t('cluster-finder-page:options.analysis')).selectOption('MORPHOLOGICAL');
    await chooseOptions(page, t('cluster-finder-page:options.wordClasses'), [
      t('cluster-finder-page:tags.A'),
      t('cluster-finder-page:tags.S'),
    ]);
    const table = await findClusters(page);
    // The last result stands until the new one is there.
    await expect
      .poll(async () => (await readRows(table)).map((cells) => cells[FREQUENCY]))
      .toEqual(['2', '1']);
    const rows = await readRows(table);
    expect(rows[0]![TAGS]).toBe('A, pos, sg, nom + S, com, sg, nom');
    const { path } = await downloadTable(walker, 'xlsx');
    expect(JSON.stringify(readWorkbook(path))).toContain('Suur koer; Väike kass');
  });

  it('asks for a text on its own page, and leaves out what makes no sense', async () => {
    const { page } = walker;
    await page.goto(CLUSTER_FINDER_PAGE_PATH);
    await page.getByText(t('cluster-finder-page:choose_text_first')).waitFor();
    await typeOwnText(walker, OWN_TEXT);
    await openOptions(walker);
    const punctuation = page.getByRole('checkbox', {
      name: t('cluster-finder-page:options.includePunctuation'),
    });
    await page.getByLabel(t('cluster-finder-page:options.analysis')).selectOption('SYNTACTIC');
    expect(await punctuation.isDisabled()).toBe(true);
  });

  it('takes the text of a page that frames it, and tells that page its height', async () => {
    const page = await openPage(browser, origin, { language });
    const around = `<!doctype html><title>Around</title><iframe src="${CLUSTER_FINDER_PAGE_PATH}"></iframe>
      <script>
        const frame = document.querySelector('iframe');
        addEventListener('message', ({ data }) => {
          frame.style.height = data + 'px';
          frame.contentWindow.postMessage(${JSON.stringify(OWN_TEXT)}, location.origin);
        });
      </script>`;
    await page.route('**/around', (route) => route.fulfill({ body: around, contentType: 'text/html' }));
    await page.goto('/around');
    const inside = page.frameLocator('iframe');
    const table = await findClusters(inside);
    expect((await readRows(table))[0]![FREQUENCY]).toBe('2');
    const content = await inside.locator('main > div').evaluate((element) => element.clientHeight);
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
      .toBeGreaterThanOrEqual(content);
    await page.context().close();
  });

  it.each(WIDTHS_PX)('is clean for axe at %s px, on its tab and alone', async (width) => {
    const page = await openPage(browser, origin, { language, width });
    await page.goto(CLUSTER_FINDER_PAGE_PATH);
    await page.getByRole('heading', { name: t('cluster-finder:title') }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/tools/wordlist');
    await chooseWholeCorpus({ page, language, t });
    await openTab({ page, language, t }, 'cluster-finder');
    await findClusters(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.close();
  });
});
