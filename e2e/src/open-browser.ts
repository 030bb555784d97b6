import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from 'playwright-core';

export const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const hasChromium = existsSync(CHROMIUM_PATH);

/** Widths in pixels at which every screen is looked at. */
export const WIDTHS_PX = [360, 677, 1280] as const;
const HEIGHT_PX = 900;
/** How long a screen may take to show what is waited for, on a busy machine. */
const PATIENCE_MS = 20_000;

export const languages = ['et', 'en'] as const;
export type Language = (typeof languages)[number];

/** The languages of a walk that the daily set takes in one language: nightly in the other, without a set in both. */
export function chooseLanguages(daily: Language): readonly Language[] {
  const set = process.env['TEST_SET'];
  if (set === undefined) return languages;
  return languages.filter((language) => (language === daily) === (set === 'daily'));
}

/** Without these Chromium looks for hosts of its maker at every start. */
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const LAUNCH_ARGUMENTS = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

const LAUNCH = { executablePath: CHROMIUM_PATH, args: LAUNCH_ARGUMENTS };

/** A Chromium that several can use at the same time, by its address. */
export async function startBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(LAUNCH);
}

/** A Chromium of one's own, or one that runs at an address: closing that only closes what was opened here. */
export async function openBrowser(address = ''): Promise<Browser> {
  return address === '' ? chromium.launch(LAUNCH) : chromium.connect(address);
}

export interface Visitor {
  readonly language: Language;
  readonly width?: number;
  readonly deviceScaleFactor?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** On a first visit the tools begin with the whole corpus; others have emptied their choice. */
  readonly isFirstVisit?: boolean;
  /** A visitor who has agreed to the cookie notice before. */
  readonly hasAgreed?: boolean;
}

/** A new visitor with a language already chosen. */
export async function openContext(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<BrowserContext> {
  const {
    language,
    width = 1280,
    deviceScaleFactor = 1,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    hasAgreed = true,
    isFirstVisit = false,
  } = visitor;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT_PX },
    deviceScaleFactor,
    colorScheme,
    reducedMotion,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'language', value: language },
            ...(hasAgreed ? [{ name: 'cookiesAcknowledged', value: 'true' }] : []),
          ],
        },
      ],
    },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // Programs run by tsx mark the names of functions by this; functions that go to the page carry the marks along.
  await context.addInitScript('globalThis.__name ??= (marked) => marked');
  // Storage cannot be written before a page has an address of its own.
  if (!isFirstVisit)
    await context.addInitScript(
      `try { if (sessionStorage.getItem('chosen-texts') === null) sessionStorage.setItem('chosen-texts', '{"origin":"visitor"}'); } catch {}`,
    );
  return context;
}

export async function openPage(browser: Browser, origin: string, visitor: Visitor): Promise<Page> {
  return (await openContext(browser, origin, visitor)).newPage();
}
