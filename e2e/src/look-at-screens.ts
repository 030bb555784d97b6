import type { Browser, Page } from 'playwright-core';
import { chooseWholeCorpus, findExamTexts, type Walker } from './choose-texts';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { openPage, type Visitor } from './open-browser';
import { readMessages } from './read-messages';
import { routes } from './routes';
import { askKeyword, askSketch, askWordlist, openTab, pressMore } from './use-tools';

/** Names of a picture that stand outside its frame or are too small to read, each with what is wrong. */
function findUnreadableNames(page: Page, frameName: string): Promise<readonly string[]> {
  const leastHeightPx = 11;
  return page.getByRole('region', { name: frameName }).evaluate((frame, least) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const isInside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      if (!isInside) return [`${frame.ariaLabel}: ${text.lastChild?.textContent} is cut off`];
      return box.height < least ? [`${frame.ariaLabel}: ${text.lastChild?.textContent} is too small`] : [];
    });
  }, leastHeightPx);
}

/** The buttons beside the number of a page, where they stand on two lines. */
async function findTornPages(page: Page, t: Walker['t']): Promise<readonly string[]> {
  const findTop = async (key: string): Promise<number | undefined> =>
    (await page.getByRole('button', { name: t(key), exact: true }).boundingBox())?.y;
  const tops = [await findTop('result-table:pages.previous'), await findTop('result-table:pages.next')];
  return tops[0] === tops[1]
    ? []
    : [`the pages of the table stand on two lines, at ${tops.join(' and ')} px`];
}

async function inspect(page: Page, name: string, hasOpenMenu = false): Promise<readonly string[]> {
  return [...(await findViolations(page, hasOpenMenu)), ...(await findFlaws(page))].map(
    (line) => `${name}: ${line}`,
  );
}

/** Opens every route and looks at it; resolves to what is wrong, one line each. */
export async function lookAtRoutes(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<readonly string[]> {
  const page = await openPage(browser, origin, visitor);
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What loads when a visitor comes near is looked at too.
    if (route === '/') {
      await page.keyboard.press('Shift');
      await page.getByRole('tablist').waitFor();
    }
    found.push(...(await inspect(page, route)));
  }
  await page.context().close();
  return found;
}

/** Looks at the list of texts, a preview, the three results with their pictures, and an open word menu. */
export async function lookAtResults(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<readonly string[]> {
  const t = readMessages(visitor.language);
  const page = await openPage(browser, origin, visitor);
  const walker: Walker = { page, language: visitor.language, t };
  const found: string[] = [];
  await page.goto('/tools/wordlist');
  await findExamTexts(walker, { levels: ['B1'], words: [] });
  found.push(...(await inspect(page, 'list of texts')));
  await page
    .getByRole('button', { name: t('text-query:results.preview', { title: '' }) })
    .first()
    .click();
  await page.getByRole('dialog').getByText(t('text-preview:properties.keeletase'), { exact: true }).waitFor();
  found.push(...(await inspect(page, 'preview')));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
  await page.reload();
  await chooseWholeCorpus(walker);
  await askWordlist(walker, { type: 'LEMMAS', minFrequency: '2' });
  await pressMore({ page, t }, 'wordlist:cloud.show');
  await page.locator('svg[role="img"] text').first().waitFor();
  found.push(...(await inspect(page, 'word list')));
  found.push(...(await findTornPages(page, t)));
  found.push(...(await findUnreadableNames(page, t('wordlist:cloud.title'))));
  await page.getByRole('button', { name: t('word-menu:title', { word: 'olema' }), exact: true }).click();
  await page.getByRole('menu').waitFor();
  found.push(...(await inspect(page, 'word menu', true)));
  await page.getByRole('menuitem', { name: t('word-menu:concordances') }).click();
  await page.locator('[data-line]:not([data-head])').first().waitFor();
  await page.getByRole('button', { name: t('word-context:line.open', { number: '1' }), exact: true }).click();
  await page.getByText(t('word-context:origin.loading')).waitFor({ state: 'hidden' });
  found.push(...(await inspect(page, 'word in context')));
  await openTab(walker, 'collocates');
  await askKeyword(walker, 'collocates', 'olema', 'LEMMAS');
  const [node, picture] = [page.locator('[data-neighbour]').first(), page.locator('button[value="graph"]')];
  await node.or(picture).first().waitFor();
  // Where there is no room for both, the picture takes the place of the table.
  if (await picture.isVisible()) await picture.click();
  await node.waitFor();
  found.push(...(await inspect(page, 'neighbouring words')));
  found.push(...(await findUnreadableNames(page, t('collocates:graph.title'))));
  await openTab(walker, 'word-sketch');
  await askSketch(walker, 'keel', 'inimene');
  await page.locator('[data-relation] li button').first().click();
  found.push(...(await inspect(page, 'word sketch')));
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: t('keyboard-help:title') }).waitFor();
  found.push(...(await inspect(page, 'keyboard help')));
  await page.context().close();
  return found;
}
