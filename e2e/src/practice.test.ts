import {
  practiceCall,
  type PracticeItem,
  type PracticeResponse,
} from '@keelerada/contract/teaching/practice';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { openBrowser, openPage } from './open-browser';
import { readMessages } from './read-messages';

const origin = inject('origin');
const t = readMessages('et');
const CANARY = 'kanaarilinnuke';
const TOUCH_PX = 44;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Under the thumb: high enough, and in sight without scrolling. */
async function expectUnderThumb(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(TOUCH_PX);
  expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}

/** The items that the address of an exercise names, from the call: the same that the screen picks by itself. */
async function askItems(address: string): Promise<readonly PracticeItem[]> {
  const { searchParams } = new URL(address);
  const [level, kind] = [searchParams.get('level'), searchParams.get('kind')];
  const topics = searchParams.get('topic')!.split(',');
  const [count, seed] = [Number(searchParams.get('count') ?? 10), Number(searchParams.get('seed'))];
  const response = await fetch(new URL(practiceCall.path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topics, level, kind, count, seed }),
  });
  return ((await response.json()) as PracticeResponse).items;
}

/** Does what an item asks for, rightly. */
async function answer(page: Page, item: PracticeItem): Promise<void> {
  const right = item.accepted[0]!;
  if (item.choices.length > 0) {
    await page
      .getByRole('group', { name: t('practice:choices') })
      .getByText(right, { exact: true })
      .click();
    return;
  }
  if (item.kind === 'PLACE_COMMA') {
    const words = page.getByRole('group', { name: t('practice:sentence') }).getByRole('button');
    for (const place of item.commaPlaces)
      await words.nth(item.before.slice(0, place).split(/\s+/u).length - 1).click();
  } else if (item.kind === 'MEND_ERROR') {
    await page
      .getByRole('group', { name: t('practice:sentence') })
      .getByText(item.written)
      .first()
      .click();
    await page.getByRole('textbox').fill(right);
  } else await page.getByRole('textbox').fill(right);
  await button(page, t('practice:check')).click();
}

describe.skipIf(origin === '')('an exercise on the phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  const look = async (page: Page) => {
    expect(await findViolations(page)).toEqual([]);
    expect(await findFlaws(page)).toEqual([]);
  };

  it('is walked to its end with one thumb; no answer leaves the device', async () => {
    const page = await openPage(browser, origin, { language: 'et', width: 360 });
    const sent: string[] = [];
    const posted: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
      if (request.method() !== 'GET') posted.push(new URL(request.url()).pathname);
    });
    await page.goto('/practice');
    const first = page.getByRole('link', { name: t('practice:first.start') });
    await first.waitFor();
    await look(page);
    await expectUnderThumb(page, first);
    await page.goto('/practice?topic=partitive&level=B1&seed=11');
    const items = await askItems(page.url());
    expect(items).toHaveLength(10);
    for (const [place, item] of items.entries()) {
      await page.getByText(new RegExp(`^${place + 1} / ${items.length} `, 'u')).waitFor();
      if (place === 0 && item.choices.length === 0 && item.kind === 'WRITE_FORM') {
        await page.getByRole('textbox').fill(CANARY);
        await button(page, t('practice:check')).click();
      } else if (place === 0) await button(page, t('practice:dont_know')).click();
      else await answer(page, item);
      const next = button(page, t('practice:next'));
      await next.waitFor();
      await expectUnderThumb(page, next);
      const verdict = page.getByRole('status').getByRole('heading');
      if (place === 0) await look(page);
      else
        expect(await verdict.innerText()).toMatch(
          new RegExp(`${t('practice:verdict.right')}|${t('practice:verdict.mended')}`, 'u'),
        );
      await next.click();
    }
    await page.getByText(t('practice:result.code')).waitFor();
    await page
      .getByText(t('practice:result.of', { right: items.length - 1, count: items.length }), { exact: true })
      .first()
      .waitFor();
    await look(page);
    expect(posted).toEqual([]);
    expect(sent.filter((each) => each.includes(CANARY))).toEqual([]);
    await page.context().close();
  });

  it('begins with ten on the second day with what is due, and sends nothing of what is kept', async () => {
    const page = await openPage(browser, origin, { language: 'et', width: 1280 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.goto('/practice');
    await page.getByRole('link', { name: t('practice:first.start') }).click();
    for (let place = 0; place < 10; place += 1) {
      await button(page, t('practice:dont_know')).click();
      await button(page, t('practice:next')).click();
    }
    await page.getByText(t('practice:result.code')).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('keelerada.practice'));
    const { cards } = JSON.parse(kept!) as { cards: { id: string; due: string }[] };
    expect(cards).toHaveLength(10);
    await page.evaluate(
      (text) => localStorage.setItem('keelerada.practice', text),
      kept!.replaceAll(/"due":"\d{4}/gu, '"due":"2020'),
    );
    await page.goto('/practice');
    await page.getByText(t('practice:home.mix', { due: 7, fresh: 3 })).waitFor();
    await page.getByRole('heading', { name: t('practice:home.texts') }).waitFor();
    await look(page);
    await page.getByRole('link', { name: t('practice:home.start'), exact: true }).click();
    await page.getByText(/^1 \/ 10 /u).waitFor();
    const ids = cards.map(({ id }) => id);
    expect(sent.filter((each) => ids.some((id) => each.includes(id)))).toEqual([]);
    expect(sent.filter((each) => !each.startsWith('GET '))).toEqual([]);
    await page.context().close();
  });

  it('has short texts, own errors and the tabs without a flaw', async () => {
    const page = await openPage(browser, origin, { language: 'et', width: 360 });
    await page.addInitScript(() => localStorage.setItem('keelerada.practice', '{"level":"B1"}'));
    await page.goto('/practice');
    await page.locator('a[href^="?text="], a[href*="/practice?text="]').first().click();
    await page.getByRole('textbox').fill(CANARY);
    await button(page, t('practice:check')).click();
    await button(page, t('practice:next')).waitFor();
    await look(page);
    await page.goto('/practice/errors');
    await page.getByRole('link', { name: t('practice:errors.write') }).waitFor();
    await look(page);
    await page.context().close();
  });

  it('goes on without a network once it is loaded', async () => {
    const page = await openPage(browser, origin, { language: 'et', width: 360 });
    await page.goto('/practice?topic=partitive&level=B1&kind=WRITE_FORM&count=5&seed=42');
    await page.getByRole('textbox').waitFor();
    await page.context().setOffline(true);
    for (const item of await askItems(page.url())) {
      await answer(page, item);
      await button(page, t('practice:next')).click();
    }
    await page.getByText(t('practice:result.code')).waitFor();
    await page.context().close();
  });
});
