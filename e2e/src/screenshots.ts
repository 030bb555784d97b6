/**
 * Pictures of the main screens: `npm run -s screenshots` writes all of them to .cache/screenshots for looking at, with
 * `-- --docs` the few that README and docs/tools.md show to docs/pictures.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { errorProfileCall, type ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { askServer } from './ask-server';
import { chooseWholeCorpus, findExamTexts, type Walker } from './choose-texts';
import { hasChromium, languages, openBrowser, openPage, type Visitor, WIDTHS_PX } from './open-browser';
import { makeLearnerText } from './learner-text';
import { readMessages } from './read-messages';
import { startProduct } from './start-product';
import { acceptButton, checkText, errorMarks, openCorrectorTab, textBox } from './use-corrector';
import { askKeyword, askSketch, askWordlist, openTab, resultTable, pressMore } from './use-tools';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const isForDocs = process.argv.includes('--docs');
const FOLDER = join(ROOT, isForDocs ? 'docs/pictures' : '.cache/screenshots');
const RUNNING_ORIGIN = process.env['E2E_ORIGIN'];

/** Screens in the order in which a visitor meets them. */
type Screen =
  | 'home'
  | 'explainer'
  | 'text-query'
  | 'text-list'
  | 'own-text'
  | 'word-list'
  | 'word-cloud'
  | 'word-menu'
  | 'word-in-context'
  | 'neighbours'
  | 'word-sketch'
  | 'errors'
  | 'corrector'
  | 'corrector-level'
  | 'corrector-complexity'
  | 'corrector-vocabulary'
  | 'keyboard-help'
  | 'not-found';
/** `shown`: what a window of the screen is to hold; its top without it. */
type Take = (screen: Screen, shown?: Locator) => Promise<void>;

/** A window of a screen whose top is the browser's, or the whole page for looking at. */
async function takePicture(page: Page, file: string, shown?: Locator): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  if (isForDocs) await shown?.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(FOLDER, `${file}.png`), fullPage: !isForDocs });
}

async function takeChoosing(walker: Walker, take: Take): Promise<void> {
  const { page, t } = walker;
  await page.goto('/');
  await page.getByRole('heading', { name: t('home:hero.title') }).waitFor();
  // The lines and pictures of the page come after its heading.
  await page.waitForLoadState('networkidle');
  await take('home');
  await page.goto('/tools/wordlist');
  await page.getByText(t('tools:choose_first')).waitFor();
  await take('explainer');
  await findExamTexts(walker, { levels: ['B1', 'B2'], words: [] });
  await take('text-list');
  if (!(await page.getByRole('form', { name: t('text-query:form') }).isVisible())) {
    await page.getByRole('button', { name: t('text-query:results.change') }).click();
    await take('text-query');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: t('tools:choice.own'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await take('own-text');
}

async function takeResults(walker: Walker, take: Take): Promise<void> {
  const { page, t } = walker;
  await page.goto('/tools/wordlist');
  await chooseWholeCorpus(walker);
  await askWordlist(walker, { type: 'LEMMAS', excludesStopwords: true, minFrequency: '2' });
  await resultTable(page, t('wordlist:title')).waitFor();
  await take('word-list');
  await pressMore({ page, t }, 'wordlist:cloud.show');
  const cloud = page.getByRole('region', { name: t('wordlist:cloud.title') });
  await cloud.locator('text').first().waitFor();
  await take('word-cloud', cloud);
  await page.getByRole('button', { name: t('word-menu:title', { word: 'aeg' }), exact: true }).click();
  await page.getByRole('menu').waitFor();
  await take('word-menu');
  await page.getByRole('menuitem', { name: t('word-menu:concordances') }).click();
  await page.locator('[data-line]:not([data-head])').first().waitFor();
  await page.getByRole('combobox', { name: t('word-context:sort.title') }).selectOption('RIGHT_1');
  await page.locator('[data-part="keyword"]:not([role="columnheader"])').first().waitFor();
  await take('word-in-context');
  await openTab(walker, 'collocates');
  await askKeyword(walker, 'collocates', 'aeg', 'LEMMAS');
  await page.locator('[data-neighbour]').first().waitFor();
  await take('neighbours', page.getByRole('region', { name: t('collocates:graph.title') }));
  await openTab(walker, 'word-sketch');
  await askSketch(walker, 'aeg');
  await take('word-sketch');
  await takeErrors(walker, take);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('keyboard-help');
  await page.goto('/no-such-page');
  await page.getByRole('main').waitFor();
  await take('not-found');
}

/** The errors of a corpus whose marks are all there. */
async function takeErrors({ page }: Walker, take: Take): Promise<void> {
  const isMarked = async () => {
    const { provenance } = await askServer<ErrorProfileResponse>(
      new URL(page.url()).origin,
      errorProfileCall.path,
      {
        tekstivalik: ALL_TEXTS,
      },
    );
    return provenance.waitingTexts === 0;
  };
  while (!(await isMarked())) await page.waitForTimeout(2000);
  await page.goto('/tools/errors');
  await page.getByRole('table').first().waitFor();
  await take('errors');
}

async function takeCorrector(walker: Walker, take: Take): Promise<void> {
  const { page } = walker;
  await page.goto('/corrector');
  await textBox(walker).click();
  await page.keyboard.insertText(makeLearnerText().text);
  await checkText(walker);
  await errorMarks(walker).first().waitFor();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await acceptButton(walker).waitFor();
  await take('corrector');
  await page.keyboard.press('Escape');
  for (const tab of ['level', 'complexity', 'vocabulary'] as const) {
    await openCorrectorTab(walker, tab);
    await take(`corrector-${tab}`);
  }
}

/** Takes every screen as one visitor sees it; `wanted` says which pictures are kept and under what name. */
async function takeScreens(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  wanted: (screen: Screen) => string | null,
): Promise<void> {
  const page = await openPage(browser, origin, visitor);
  const walker = { page, language: visitor.language, t: readMessages(visitor.language) };
  const take: Take = async (screen, shown) => {
    const name = wanted(screen);
    if (name !== null) await takePicture(page, name, shown);
  };
  try {
    await takeChoosing(walker, take);
    await takeResults(walker, take);
    await takeCorrector(walker, take);
  } catch (error) {
    await takePicture(page, 'failure');
    throw error;
  }
  await page.context().close();
}

/** One picture of each screen that README and docs/tools.md show, most in English. */
const DOCUMENT_SCREENS: readonly Screen[] = [
  'home',
  'text-list',
  'word-cloud',
  'word-in-context',
  'word-sketch',
  'errors',
  'corrector',
];

async function takeForDocs(browser: Browser, origin: string): Promise<void> {
  await takeScreens(browser, origin, { language: 'en' }, (screen) =>
    DOCUMENT_SCREENS.includes(screen) ? screen : null,
  );
  await takeScreens(browser, origin, { language: 'et', colorScheme: 'dark' }, (screen) =>
    screen === 'word-list' ? 'word-list-et-dark' : null,
  );
}

async function takeForLooking(browser: Browser, origin: string): Promise<void> {
  for (const language of languages)
    for (const width of WIDTHS_PX)
      await takeScreens(browser, origin, { language, width }, (screen) => `${screen}-${language}-${width}`);
  const [narrow, , wide] = WIDTHS_PX;
  for (const width of [narrow, wide])
    await takeScreens(
      browser,
      origin,
      { language: 'et', width, colorScheme: 'dark' },
      (screen) => `${screen}-et-${width}-dark`,
    );
}

if (!hasChromium) {
  console.error('No Chromium: no pictures. Its place can be named by CHROMIUM_PATH.');
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
const product = RUNNING_ORIGIN === undefined ? await startProduct({ MARK_ERRORS: 'on' }) : null;
const browser = await openBrowser();
try {
  await (isForDocs ? takeForDocs : takeForLooking)(browser, product?.origin ?? RUNNING_ORIGIN ?? '');
  console.log(`The pictures are in ${FOLDER}`);
} finally {
  await browser.close();
  await product?.stop();
}
