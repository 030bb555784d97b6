import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './open-browser';
import { readMessages } from './read-messages';

const BYTES_PER_KB = 1000;
/** How often the memory of a page is read. */
const SAMPLE_MS = 100;
const BYTES_PER_MB = 1_000_000;
/** A page is still when nothing is loaded any more and the last paint had time to be told. */
const SETTLE_MS = 500;
/** Two seconds of scrolling at 60 frames a second, about half a screen a frame. */
const SCROLL_FRAMES = 120;
const SCROLL_STEP_PX = 320;
const SLOW_SHARE = 0.95;
const SLOW_FACTOR = 4;
const CLICKS = 60;
const CLICK_STEP = 37;

export interface LoadFigures {
  /** JavaScript of the page, gzip, in kB. */
  readonly scriptKb: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

interface WatchedWindow {
  paintMs: number;
  shift: number;
}

/** Opens an address as a new visitor with an empty cache. */
export async function measureLoad(browser: Browser, origin: string, path: string): Promise<LoadFigures> {
  const page = await openPage(browser, origin, { language: 'et' });
  let scriptBytes = 0;
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().split('?')[0]?.endsWith('.js')) return;
    reading.push(response.body().then((body) => void (scriptBytes += gzipSync(body).length)));
  });
  await page.addInitScript(() => {
    const watched = Object.assign(window as unknown as WatchedWindow, { paintMs: 0, shift: 0 });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) watched.paintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await Promise.all(reading);
  const { paintMs, shift } = await page.evaluate(() => {
    const { paintMs: paint, shift: moved } = window as unknown as WatchedWindow;
    return { paintMs: paint, shift: moved };
  });
  await page.context().close();
  return { scriptKb: scriptBytes / BYTES_PER_KB, largestPaintMs: paintMs, layoutShift: shift };
}

/** Milliseconds until a new visitor on a machine four times as slow sees the name of the page. */
export async function measureFirstPaint(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await openPage(browser, origin, { language: 'et', isFirstVisit: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_FACTOR });
  await page.goto(path, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  await page.context().close();
  return paint;
}

/** Milliseconds from the click of `act` until the page shows what the pattern finds. */
async function measureShown(page: Page, pattern: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((source) => {
    const wanted = new RegExp(source, 'u');
    const watch = window as unknown as { shownMs: Promise<number> };
    watch.shownMs = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const observer = new MutationObserver(() => {
          if (!wanted.test(document.querySelector('main')?.textContent ?? '')) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      document.addEventListener('click', begin, { capture: true, once: true });
    });
  }, pattern);
  await act();
  return page.evaluate(() => (window as unknown as { shownMs: Promise<number> }).shownMs);
}

/** Milliseconds from "Alusta" to the first item, for a new learner on a machine four times as slow. */
export async function measureFirstItem(browser: Browser, origin: string): Promise<number> {
  const page = await openPage(browser, origin, { language: 'et' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_FACTOR });
  await page.goto('/practice', { waitUntil: 'networkidle' });
  const start = page.getByRole('link', { name: readMessages('et')('practice:first.start'), exact: true });
  const shown = await measureShown(page, String.raw`1 / \d+ ·`, () => start.click());
  await page.context().close();
  return shown;
}

/** Milliseconds from the tab of worksheets to the sentences of the first paper. */
export async function measureFirstPaper(browser: Browser, origin: string): Promise<number> {
  const page = await openPage(browser, origin, { language: 'et' });
  await page.goto('/teacher', { waitUntil: 'networkidle' });
  const tab = page.getByRole('tab', { name: readMessages('et')('shell:titles.worksheet'), exact: true });
  const shown = await measureShown(page, '____', () => tab.click());
  await page.context().close();
  return shown;
}

/** Milliseconds from the one thing that `act` does (a click, a choice) until the first new row stands there and is drawn. */
export async function measureFirstRow(
  page: Page,
  rowSelector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((selector) => {
    const watch = window as unknown as { firstRowMs: Promise<number> };
    watch.firstRowMs = new Promise((resolve) => {
      const begun = new AbortController();
      const begin = ({ timeStamp }: Event) => {
        begun.abort();
        const read = () => document.querySelector(selector)?.textContent ?? '';
        const old = read();
        const observer = new MutationObserver(() => {
          if (['', old].includes(read())) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      for (const act of ['click', 'change'])
        document.addEventListener(act, begin, { capture: true, signal: begun.signal });
    });
  }, rowSelector);
  await act();
  return page.evaluate(() => (window as unknown as { firstRowMs: Promise<number> }).firstRowMs);
}

export interface ScrollFigures {
  readonly longestFrameMs: number;
  /** Nineteen of twenty frames are shorter. */
  readonly slowFrameMs: number;
}

/** Scrolls a box down frame by frame. */
export async function measureScroll(page: Page, boxName: string): Promise<ScrollFigures> {
  const box = page.getByRole('region', { name: boxName, exact: true });
  const frames = await box.evaluate(
    (element, { count, step }) =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        let before = 0;
        const draw = (now: number) => {
          if (before > 0) lengths.push(now - before);
          before = now;
          element.scrollTop += step;
          if (lengths.length < count) requestAnimationFrame(draw);
          else resolve(lengths);
        };
        requestAnimationFrame(draw);
      }),
    { count: SCROLL_FRAMES, step: SCROLL_STEP_PX },
  );
  const sorted = frames.toSorted((left, right) => left - right);
  const slow = sorted[Math.floor(sorted.length * SLOW_SHARE)];
  return { longestFrameMs: sorted.at(-1) ?? 0, slowFrameMs: slow ?? 0 };
}

/** How long the longest frame is while one element after another is clicked, one in each frame. */
export async function measureClicks(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ({ wanted, count, step }) =>
      new Promise<number>((resolve) => {
        const elements = [...document.querySelectorAll<HTMLElement>(wanted)];
        let [before, longest, clicks] = [0, 0, 0];
        const draw = (now: number) => {
          if (before > 0) longest = Math.max(longest, now - before);
          before = now;
          if (clicks === count) return resolve(longest);
          // Steps of a prime number go all over the text.
          elements[(clicks * step) % elements.length]?.click();
          clicks += 1;
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      }),
    { wanted: selector, count: CLICKS, step: CLICK_STEP },
  );
}

/** Processes that show pages. */
async function listRenderers(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Memory in MB that a process holds (its share of shared pages, PSS); null where the system does not tell. */
function readMemory(processes: readonly number[]): number | null {
  try {
    const sizes = processes.map(
      (id) => /^Pss:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1],
    );
    return (Math.max(...sizes.map(Number)) * 1024) / BYTES_PER_MB;
  } catch {
    return null;
  }
}

/** Memory in MB that the page's own process holds. */
export async function measureTabMemory(browser: Browser): Promise<number | null> {
  return readMemory(await listRenderers(browser));
}

/** The most that the page's own process holds while something is done. */
export async function measurePeakMemory(
  browser: Browser,
  act: () => Promise<unknown>,
): Promise<number | null> {
  const processes = await listRenderers(browser);
  let most = readMemory(processes);
  const timer = setInterval(() => {
    most = Math.max(most ?? 0, readMemory(processes) ?? 0);
  }, SAMPLE_MS);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return most;
}
