import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { languages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import { takeFile } from './save-downloads';

const origin = inject('origin');
const LIMIT_MS = 60_000;
/** Where a data chunk begins in a file of the own engine. */
const HEADER_BYTES = 44;

/** Counts in the page how often a sound has begun to play. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { sounds?: number };
    counted.sounds = 0;
    document.addEventListener('playing', () => (counted.sounds = (counted.sounds ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (globalThis as { sounds?: number }).sounds ?? 0);
}

describe.skipIf(origin === '')('text-to-speech', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  const screens = languages.flatMap((language) => WIDTHS_PX.map((width) => ({ language, width })));

  it.each(screens)(
    'warns without a selection, plays a marked text and gives a file: $language at $width px',
    async ({ language, width }) => {
      const t = readMessages(language);
      const page = await openPage(browser, origin, { language, width });
      const readSounds = await countSounds(page);
      await page.goto('/about/us');
      await page.getByRole('main').getByRole('paragraph').first().waitFor();
      const menu = page.getByRole('button', { name: t('shell:navigation.open_menu') });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: t('shell:navigation.speech') }).click();
      const dialog = page.getByRole('dialog', { name: t('speech:title') });
      const play = dialog.getByRole('button', { name: t('speech:play') });
      const download = dialog.getByRole('button', { name: t('speech:download') });
      await dialog.getByText(t('speech:nothing_selected')).waitFor();
      expect(await play.isDisabled()).toBe(true);
      expect(await download.isDisabled()).toBe(true);
      expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      await page.getByRole('main').getByRole('paragraph').first().selectText();
      await dialog.getByRole('button', { name: 'Kalev' }).click();
      await play.click();
      await expect.poll(readSounds, { timeout: LIMIT_MS }).toBeGreaterThan(0);
      expect([...(await findViolations(page)), ...(await findFlaws(page))]).toEqual([]);
      const file = await takeFile(page, () => download.click());
      expect(file.name).toBe('Kalev_ET_1.wav');
      const wav = await readFile(file.path);
      expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
      expect(wav.readUInt32LE(HEADER_BYTES - 4)).toBe(wav.length - HEADER_BYTES);
      expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
      await page.context().close();
    },
    LIMIT_MS,
  );

  it('reads what is marked in a text box and keeps it, stops, and closes by Escape', async () => {
    const t = readMessages('et');
    const page = await openPage(browser, origin, { language: 'et' });
    const readSounds = await countSounds(page);
    await page.goto('/corrector');
    const box = page.getByRole('textbox').first();
    await box.click();
    await page.keyboard.type('Kell on 5. Tere tulemast meie juurde külla!');
    await page.keyboard.press('Control+A');
    const button = page.getByRole('button', { name: t('shell:navigation.speech') });
    await button.click();
    const dialog = page.getByRole('dialog', { name: t('speech:title') });
    await dialog.getByText('Kell on 5. Tere tulemast').waitFor();
    await box.click();
    await dialog.getByText('Kell on 5. Tere tulemast').waitFor();
    await dialog.getByRole('button', { name: t('speech:play') }).click();
    await expect.poll(readSounds, { timeout: LIMIT_MS }).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: t('speech:stop'), exact: true }).click();
    await dialog.getByRole('button', { name: t('speech:play') }).waitFor();
    await dialog.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('1,1×').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('tells a failure in a notice', async () => {
    const t = readMessages('en');
    const page = await openPage(browser, origin, { language: 'en' });
    await page.route('**/api/text-to-speech', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/about/us');
    await page.getByRole('main').getByRole('paragraph').first().selectText();
    await page.getByRole('button', { name: t('shell:navigation.speech') }).click();
    await page.getByRole('button', { name: t('speech:play') }).click();
    await page.getByText(t('notices:operation_failed')).waitFor();
    await page.context().close();
  });
});
