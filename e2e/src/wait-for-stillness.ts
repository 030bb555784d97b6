import type { Page } from 'playwright-core';

/**
 * Waits until colours and places are those that stay: half-way through a fade nothing has its contrast, and a click on
 * something that still unfolds may miss it.
 */
export async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().iterations) !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
