import type { Page } from 'playwright-core';

/** What sticks out of the page at the right, and message keys that show in place of their text. */
export async function findFlaws(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const text = document.body.innerText;
    // Names of packages look like keys.
    const names = [...document.querySelectorAll<HTMLElement>('[translate="no"]')].map((one) => one.innerText);
    const key = /\b[a-z]+(?:_[a-z]+)*(?:[.:][a-z_]+)*\b/gu;
    const keys = [...text.matchAll(key)]
      .map(([found]) => found)
      .filter((found) => found.includes('_') && !names.some((name) => name.includes(found)));
    return [
      ...(overflow > 0 ? [`sticks out by ${overflow} px`] : []),
      ...keys.map((found) => `shows a message key: ${found}`),
    ];
  });
}
