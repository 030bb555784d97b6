import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseWholeCorpus, type Walker } from './choose-texts';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';
import { askKeyword, askSketch, askWordlist, resultTable } from './use-tools';

const origin = inject('origin');
const WORD = 'olema';

interface CitedTool {
  readonly route: string;
  /** Title in citations, as a message. */
  readonly title: string;
  readonly apiPath: string;
  /** Asks until a result shows. */
  readonly ask: (walker: Walker) => Promise<void>;
}

/** The tools, but for the errors of the corpus, which need marks (`error-profile.nightly.test.ts`). */
const tools: readonly CitedTool[] = [
  {
    ...{ route: 'wordlist', title: 'wordlist:title', apiPath: '/api/tools/wordlist' },
    ask: (walker) => askWordlist(walker, { type: 'LEMMAS' }),
  },
  {
    ...{ route: 'wordcontext', title: 'word-context:title', apiPath: '/api/tools/wordcontext' },
    ask: (walker) => askKeyword(walker, 'word-context', WORD, 'LEMMAS'),
  },
  {
    ...{ route: 'collocates', title: 'collocates:title', apiPath: '/api/tools/collocates' },
    ask: (walker) => askKeyword(walker, 'collocates', WORD, 'LEMMAS'),
  },
  {
    ...{ route: 'wordsketch', title: 'word-sketch-screen:title', apiPath: '/api/tools/sonavisand' },
    ask: (walker) => askSketch(walker, WORD),
  },
  {
    ...{ route: 'distribution', title: 'distribution-screen:title', apiPath: '/api/tools/distribution' },
    ask: async ({ page, t }) => {
      await page.getByRole('combobox', { name: t('word-search:type.title') }).selectOption('LEMMAS');
      await page.getByRole('textbox', { name: t('word-search:keyword.title') }).fill(WORD);
      await page.getByRole('button', { name: t('distribution-screen:submit'), exact: true }).click();
    },
  },
  {
    ...{ route: 'clusterfinder', title: 'cluster-finder-page:title', apiPath: '/api/tools/clusterfinder' },
    ask: ({ page, t }) => resultTable(page, t('cluster-finder-page:title')).waitFor(),
  },
  {
    ...{ route: 'wordanalyser', title: 'word-analyser-screen:tool', apiPath: '/api/tools/wordanalyser' },
    ask: ({ page, t }) => page.getByRole('tab', { name: t('word-analyser-screen:tabs.lemmas') }).click(),
  },
];

/** Opens the dialog, from under the button of other actions if it stands there. */
async function openCitation({ page, t }: Walker): Promise<Locator> {
  const cite = page.getByRole('button', { name: t('citation:open'), exact: true });
  const more = page.getByRole('button', { name: t('tool-frame:more'), exact: true });
  await cite.or(more).first().waitFor();
  if (!(await cite.isVisible())) await more.click();
  await cite.click();
  const dialog = page.getByRole('dialog', { name: t('citation:title'), exact: true });
  await dialog.waitFor();
  return dialog;
}

const readShown = (dialog: Locator) => dialog.getByRole('tabpanel').getByRole('textbox').inputValue();

describe.skipIf(origin === '')('citations', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  it.each(languages)('in %s: of each tool, with the call that gives the result', async (language) => {
    const page = await openPage(browser, origin, { language });
    const t = readMessages(language);
    const walker = { page, language, t };
    await page.goto('/tools/wordlist');
    await chooseWholeCorpus(walker);
    for (const { route, title, apiPath, ask } of tools) {
      await page.goto(`/tools/${route}`);
      await ask(walker);
      const dialog = await openCitation(walker);
      const text = await readShown(dialog);
      expect(text).toContain(`]. ${t(title)}`);
      expect(text).toMatch(
        language === 'et' ? /Vaadatud \d+\.\d+\.\d{4}, http/u : /Retrieved \d+ \w+ \d{4}, from http/u,
      );
      expect(text.endsWith(await page.evaluate(() => location.href))).toBe(true);
      await dialog.getByRole('tab', { name: 'curl', exact: true }).click();
      expect(await readShown(dialog)).toContain(`'${origin}${apiPath}'`);
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  it('is saved as a file that a reference manager reads', async () => {
    const page = await openPage(browser, origin, { language: 'en' });
    const walker = { page, language: 'en' as const, t: readMessages('en') };
    await page.goto('/tools/wordlist');
    await chooseWholeCorpus(walker);
    await askWordlist(walker, { type: 'LEMMAS' });
    const dialog = await openCitation(walker);
    await dialog.getByRole('tab', { name: 'CSL-JSON', exact: true }).click();
    const save = dialog.getByRole('button', { name: walker.t('citation:save'), exact: true });
    const file = await takeFile(page, () => save.click());
    expect(file.name).toMatch(/^keelerada-.*\.json$/u);
    const [item] = JSON.parse(readFileSync(file.path, 'utf8')) as { readonly type: string }[];
    expect(item).toMatchObject({ type: 'dataset', language: 'en' });
  });
});
