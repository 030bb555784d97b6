/**
 * Writes the HTML of each page with its frame drawn in both languages, for `build-web.mjs`, which names the bundle that
 * draws and the script that runs before the first paint.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [bundle = '', script = ''] = process.argv.slice(2);
const DIST = join(import.meta.dirname, '../apps/web/dist');

// A wide window of a visitor who has agreed to the cookie notice.
const kept = { getItem: (key) => (key === 'cookiesAcknowledged' ? 'true' : null) };
const page = { location: { pathname: '' }, matchMedia: () => ({ matches: true }) };
Object.assign(globalThis, { localStorage: kept, sessionStorage: kept, window: { ...page } });
globalThis.window.parent = globalThis.window;
globalThis.navigator ??= { platform: '', languages: [], onLine: true };

const { drawnPaths, drawPage, languages, speak } = await import(pathToFileURL(bundle).href);

const STYLES = /<style[^>]*>(?<rules>[^]*?)<\/style>/gu;
/** Out of sight at first, and its version and addresses are not known here. */
const FOOTER = /<footer[^]*?<\/footer>/u;
/** What is counted comes with the code; with the first sign of it the drawing goes. */
const HIDDEN = '#opening [data-counted]{visibility:hidden}#root:not(:empty)+#opening{display:none}';

/** By path one for each language. */
const drawings = new Map();
for (const language of languages) {
  await speak(language);
  for (const path of new Set(drawnPaths.map(([, drawn]) => drawn))) {
    globalThis.window.location = { pathname: path };
    const html = (await text(await drawPage(path))).replace(FOOTER, '');
    const rules = Array.from(html.matchAll(STYLES), ({ groups }) => groups.rules);
    const template = `<template lang="${language}">${html.replaceAll(STYLES, '').replaceAll(/<!--.*?-->/gu, '')}</template>`;
    drawings.set(path, [...(drawings.get(path) ?? []), { rules, template }]);
  }
}

const OPENING = '<div id="opening" inert aria-hidden="true">';
const index = readFileSync(join(DIST, 'index.html'), 'utf8');
if (!index.includes(OPENING)) throw new Error('index.html has no place for the drawing.');
/** The letters of the frame: others would move what they stand in. */
const font = readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('source-sans-3-latin-wght'));
const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
const frame = index.replace('<link rel="stylesheet"', (link) => preload + link);
mkdirSync(join(DIST, 'pages'), { recursive: true });
for (const [path, drawn] of drawnPaths) {
  const both = drawings.get(drawn);
  const styles = [...new Set(both.flatMap(({ rules }) => rules)), HIDDEN].join('');
  const drawing = `<style>${styles}</style>${both.map(({ template }) => template).join('')}<script src="${script}"></script>`;
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
  writeFileSync(
    join(DIST, 'pages', `${name}.html`),
    frame.replace(OPENING, () => OPENING + drawing),
  );
}

// Kept answers would hold the process for minutes.
process.exit(0);
