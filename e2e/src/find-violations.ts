import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForStillness } from './wait-for-stillness';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, one line a rule and place. An open menu stands outside the landmarks, as menus
 * do, and hides the rest of the page: `region` has no meaning then.
 */
export async function findViolations(page: Page, hasOpenMenu = false): Promise<readonly string[]> {
  await waitForStillness(page);
  // The page's own policy forbids foreign scripts; the test's evaluate is not bound by it.
  await page.evaluate(axeSource);
  const options = {
    runOnly: { type: 'tag', values: TAGS },
    rules: hasOpenMenu ? { region: { enabled: false } } : {},
  };
  const { violations } = await page.evaluate<AxeResults, object>(
    (wanted) =>
      (
        globalThis as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResults> } }
      ).axe.run(document, wanted),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
