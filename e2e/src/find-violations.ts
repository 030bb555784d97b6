import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForStillness } from './wait-for-stillness';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow {
  readonly axe: { readonly run: (context: Document | Element, options: object) => Promise<AxeResults> };
}

/**
 * What axe finds on the page as it stands, one line a rule and place. An open menu stands outside the landmarks, as menus
 * do, and hides the rest of the page: `region` has no meaning then. A target that the bar at the top or a floating button
 * happens to cover where the page was scrolled to is looked at again in the middle of the window.
 */
export async function findViolations(page: Page, hasOpenMenu = false): Promise<readonly string[]> {
  await waitForStillness(page);
  // The page's own policy forbids foreign scripts; the test's evaluate is not bound by it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const options = {
    // What is right is not described.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: TAGS },
    rules: hasOpenMenu ? { region: { enabled: false } } : {},
  };
  return page.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as AxeWindow;
    const { violations } = await axe.run(document, wanted);
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { html, target } of nodes) {
        const element = document.querySelector(String(target[0]));
        if (id === 'target-size' && element !== null) {
          const { scrollX, scrollY } = window;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const again = await axe.run(element, { runOnly: { type: 'rule', values: [id] } });
          window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
          if (again.violations.length === 0) continue;
        }
        found.push(`${id}: ${html.slice(0, 200)}`);
      }
    }
    return found;
  }, options);
}
