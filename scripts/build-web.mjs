// Builds the screens into apps/web/dist with Vite if a source has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLikeProduct } from './build.mjs';
import { listLicences } from './licences.mjs';
import { ROOT, run } from './run.mjs';
import { withSetupLock } from './setup-lock.mjs';

const WEB = join(ROOT, 'apps', 'web');
/** The code that draws the pages, for the time of the build. */
const DRAWING = join(ROOT, '.cache', 'draw-pages');
const STAMP = join(WEB, 'dist', 'build-stamp');
const SOURCES = ['apps/web/src', 'apps/web/locales', 'apps/web/content', 'apps/web/public', 'packages'];
const FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'scripts/draw-pages.mjs',
  'package-lock.json',
  'scripts/build-web.mjs',
  'scripts/licences.mjs',
];

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes('node_modules'));
}

function makeStamp() {
  const hash = createHash('sha256');
  const paths = [
    ...SOURCES.flatMap((folder) => listFiles(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ];
  for (const path of paths.sort())
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** Rejects if the build fails. */
export async function buildWeb() {
  const stamp = makeStamp();
  const isCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  // The command that held the lock may have built the same sources.
  if (!isCurrent()) await withSetupLock(() => isCurrent() || runVite(stamp));
}

/** Title of each public page in both languages, which the server shows in previews on other sites. */
function listPageTitles() {
  const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const terms = readJson('packages/contract/src/site/terms.json');
  const readTitle = (messageKey, language) => {
    const [namespace, key] = messageKey.split(':');
    const messages = readJson(`apps/web/locales/${language}/${namespace}.json`);
    const title = key.split('.').reduce((found, step) => found[step], messages);
    return title.replace(/\$t\(terms:(\w+)\.([\w-]+)\)/u, (_, group, name) => terms[group][name][language]);
  };
  const pages = Object.entries(readJson('packages/contract/src/site/pages.json').public);
  const readTitles = ([path, key]) => [path, ['et', 'en'].map((language) => readTitle(key, language))];
  return Object.fromEntries(pages.map(readTitles));
}

/** What the licences page shows: packages that the product runs with, not those it is made and tested with. */
function listShippedLicences() {
  return listLicences()
    .filter(([, , , use]) => use !== 'development')
    .map(([name, version, licence, use]) => ({ name, version, licence, use }));
}

async function runVite(stamp) {
  console.error('Building the screens ...');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // Tests run with NODE_ENV test, which would bundle React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const runStep = async (...parameters) => {
    const { code } = await run(process.execPath, parameters, { cwd: WEB, env });
    if (code !== 0)
      throw new Error(`Building the screens failed with exit status ${code}; see the lines above.`);
  };
  await runStep(vite, 'build', '--logLevel', 'warn');
  const bundle = ['build', '--ssr', 'src/draw-pages.tsx', '--outDir', DRAWING, '--emptyOutDir'];
  await runStep(vite, ...bundle, '--logLevel', 'warn');
  await runStep(
    join(ROOT, 'scripts/draw-pages.mjs'),
    join(DRAWING, 'draw-pages.js'),
    await writeFirstScript(),
  );
  writeFileSync(join(WEB, 'dist', 'licences.json'), JSON.stringify(listShippedLicences()));
  writeFileSync(join(WEB, 'dist', 'page-titles.json'), JSON.stringify(listPageTitles()));
  await writePracticeFiles();
  writeFileSync(STAMP, stamp);
}

/** What runs before the first paint, under a name by its content: browsers keep it for good. Returns its address. */
async function writeFirstScript() {
  const source = join(WEB, 'src/before-paint.ts');
  const code = await bundleLikeProduct(source, undefined, {
    format: 'iife',
    platform: 'browser',
    minify: true,
  });
  const name = `assets/before-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(WEB, 'dist', name), code);
  return `/${name}`;
}

/** The exercises with their paradigms, which the screen picks from. */
async function writePracticeFiles() {
  const bundle = join(ROOT, '.cache', 'practice-stock.js');
  await bundleLikeProduct(join(ROOT, 'apps/server/src/modules/practice/practice-stock.ts'), bundle);
  const { writeStockFiles } = await import(pathToFileURL(bundle).href);
  await writeStockFiles(join(WEB, 'dist', 'practice'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
