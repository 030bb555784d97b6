/**
 * `npm run -s brand-pictures` draws the icons and the picture that other sites show beside a link, from the logo and the
 * font of the screens, into apps/web/public.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser';

const PUBLIC = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const PREVIEW = { width: 1200, height: 630 } as const;
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
] as const;

/** Lines written for the picture: before the keyword, the keyword, after it. */
const LINES = [
  ['Täna räägin ma sõbraga eesti', 'keelt', 'ja ta saab minust aru.'],
  ['Iga päev viis uut sõna, nii kasvab', 'keel', 'tasapisi suureks.'],
  ['Raamatukogus leidsin oma esimese eesti', 'keeles', 'loetud romaani.'],
  ['Naaber ütles, et minu', 'keelest', 'kostab juba kodu.'],
  ['Vanaema laulis mulle oma', 'keeles', 'unelaulu.'],
] as const;

const requireFromWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const asDataUrl = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

function drawPreview(): string {
  const font = asDataUrl(
    requireFromWeb.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    'font/woff2',
  );
  const logo = asDataUrl(join(PUBLIC, 'favicon.svg'), 'image/svg+xml');
  const rows = LINES.map(
    ([before, keyword, after]) => `<p><span>${before}</span><span><b>${keyword}</b> ${after}</span></p>`,
  ).join('');
  return `<!doctype html><html lang="et"><meta charset="utf-8"><style>
    @font-face { font-family: Sans; font-weight: 200 900; src: url(${font}); }
    body { margin: 0; height: 630px; box-sizing: border-box; padding: 56px 64px; background: #f6eaf8; color: #2b2430;
      font-family: Sans; }
    h1 { display: flex; align-items: center; gap: 20px; margin: 0; font-size: 76px; color: #9c27b0; }
    h1 img { width: 92px; }
    h2 { margin: 6px 0 30px; font-size: 34px; font-weight: 500; }
    section { background: #fff; border-radius: 20px; overflow: hidden; }
    p { display: grid; grid-template-columns: 9fr 8fr; gap: 9px; margin: 0; padding: 12px 0; font-size: 29px; white-space: nowrap;
      border-bottom: 1px solid #e6dce9; }
    p span:first-child { display: flex; justify-content: flex-end; overflow: hidden; }
    b { color: #9c27b0; }
  </style><h1><img src="${logo}" alt="">Keelerada</h1>
  <h2>Õpi, õpeta ja uuri eesti keelt · Learn, teach and research Estonian</h2><section>${rows}</section></html>`;
}

/** An icon with air around it on a ground of its own, which phones cut round. */
function drawIcon(size: number): string {
  const logo = asDataUrl(join(PUBLIC, 'favicon.svg'), 'image/svg+xml');
  return `<!doctype html><style>body { margin: 0; height: ${size}px; display: grid; place-items: center; background: #f6eaf8; }
    img { width: 68%; }</style><img src="${logo}" alt="">`;
}

async function draw(
  browser: Browser,
  file: string,
  html: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, file) });
  await page.close();
}

const browser = await openBrowser();
await draw(browser, 'social-preview.png', drawPreview(), PREVIEW);
for (const { file, size } of ICONS) await draw(browser, file, drawIcon(size), { width: size, height: size });
await browser.close();
