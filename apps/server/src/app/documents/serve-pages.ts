import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { brandingSchema, type Branding } from '@keelerada/contract/site/branding';
import {
  CORPUS_PAGE_PATH,
  findPagePath,
  otherPagePaths,
  publicPagePaths,
} from '@keelerada/contract/site/page-paths';
import { readOwn } from '@keelerada/estonian/make-table';
import { escapeXml } from '@keelerada/estonian/xml/write-xml';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z, ZodError } from 'zod';
import type { CorpusDescriber } from '../../modules/corpus-description/describe-corpus';
import { listCorpusLinks } from '../../modules/corpus-description/list-corpus-links';
import { writeJsonLd } from '../../modules/corpus-description/write-json-ld';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { UnusableSettingError } from '../../platform/config/unusable-setting-error';
import { readSite } from '../../platform/session/read-site';
import { describeFailureForLog } from '../http-edge/failures/describe-failure-for-log';
import { handleMissingRoute } from '../http-edge/failures/handle-error';
import { serveClients } from './clients/serve-clients';

const SCREENS_FOLDER = join(PROJECT_ROOT, 'apps/web/dist');
const SCREENS_FILE = join(SCREENS_FOLDER, 'index.html');
const TITLES_FILE = join(SCREENS_FOLDER, 'page-titles.json');
const LANDING_FOLDER = join(PROJECT_ROOT, 'apps/server/static');
/** The screens' bundles carry a hash in their name, so a browser may keep them for good. */
const BUNDLE_PATH = /[\\/]assets[\\/]/u;
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Stands in index.html where previews on other sites need whole addresses. */
const SITE_MARK = /__SITE__/gu;
const PAGE_MARK = /__PAGE__/gu;
const TITLE_MARK = /__TITLE__/gu;
const NAME_MARK = /__NAME__/gu;
const ACCENT_MARK = /__ACCENT__/gu;
const END_OF_HEAD = '</head>';
const SHIPPED = { productName: 'Keelerada', accent: '#9c27b0' };
const BRANDING_FILE = 'branding.json';
const NOT_FOUND = 404;

const pagePaths: ReadonlySet<string> = new Set([...publicPagePaths, ...otherPagePaths]);

interface PageSetup {
  readonly publicUrl: string | null;
  readonly describeCorpus: CorpusDescriber;
  /** Its files take the place of those of the screens with the same names. */
  readonly brandingDir: string | null;
}

/** Serves the clients and the built screens; where none are built, the landing page that says what the server offers. */
export async function servePages(
  app: FastifyInstance,
  { publicUrl, describeCorpus, brandingDir }: PageSetup,
): Promise<void> {
  serveClients(app);
  const branding = await readBranding(brandingDir);
  const hasScreens = existsSync(SCREENS_FILE);
  const ownFolder = brandingDir === null ? [] : [brandingDir];
  await app.register(fastifyStatic, {
    root: [...ownFolder, hasScreens ? SCREENS_FOLDER : LANDING_FOLDER],
    cacheControl: false,
    ...(hasScreens && { index: false as const }),
    setHeaders: (response, path) => {
      response.setHeader('cache-control', BUNDLE_PATH.test(path) ? ONE_YEAR : 'no-cache');
    },
  });
  const parts = { publicUrl, describeCorpus, branding };
  for (const path of hasScreens ? ['/', '/index.html'] : [])
    app.get(path, { schema: { hide: true } }, (request, reply) => sendScreens(request, reply, parts));
  app.setNotFoundHandler((request, reply) => {
    // The screens have addresses of their own: the page itself finds out which one was asked for.
    if (hasScreens && isPageRequest(request)) return sendScreens(request, reply, parts);
    return handleMissingRoute(request, reply);
  });
}

interface PageParts extends Omit<PageSetup, 'brandingDir'> {
  readonly branding: Branding;
}

/** Throws UnusableSettingError where the folder holds no branding that can be read. */
async function readBranding(folder: string | null): Promise<Branding> {
  if (folder === null) return {};
  try {
    return brandingSchema.parse(JSON.parse(await readFile(join(folder, BRANDING_FILE), 'utf8')));
  } catch (error) {
    const fault = error instanceof ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new UnusableSettingError('BRANDING_DIR', folder, `${BRANDING_FILE} cannot be used: ${fault}`);
  }
}

function isPageRequest(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers;
  // Checkers of links and harvesters take what comes: they get the pages that there are, but no page for a missing file.
  const isPage = accept.includes('*/*') && pagePaths.has(readPagePath(request.url));
  // Catalogues and checkers of links ask for the head alone.
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && (isPage || accept.includes('text/html')) && !request.url.startsWith('/api/');
}

/** An address that leads nowhere gets the screens too, which say so, with the status that programs look at. */
async function sendScreens(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, describeCorpus, branding }: PageParts,
): Promise<FastifyReply> {
  const path = readPagePath(request.url);
  const site = readSite(request, publicUrl);
  const html = await readPage(path);
  const name = escapeXml(branding.productName ?? SHIPPED.productName);
  const title = await writeTitle(path, name);
  const data = writeData('type="application/json" id="branding"', branding);
  if (!pagePaths.has(path)) reply.code(NOT_FOUND);
  const described = path === CORPUS_PAGE_PATH ? await describePage(reply, site, describeCorpus) : '';
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      html
        .replaceAll(SITE_MARK, site)
        .replaceAll(PAGE_MARK, pagePaths.has(path) ? path : '/')
        .replaceAll(TITLE_MARK, () => title)
        .replaceAll(NAME_MARK, () => name)
        .replaceAll(ACCENT_MARK, branding.colours?.light?.accent ?? SHIPPED.accent)
        .replace(END_OF_HEAD, () => `${described}${data}${END_OF_HEAD}`),
    );
}

/**
 * What search engines and catalogues read in the page about the corpus, which they open without running scripts: links in
 * the header, and data that no browser runs. The page itself does without where the corpus cannot be read.
 */
async function describePage(reply: FastifyReply, site: string, describe: CorpusDescriber): Promise<string> {
  try {
    const description = await describe();
    reply.header('link', listCorpusLinks(description, site));
    return writeData('type="application/ld+json"', writeJsonLd(description, site));
  } catch (error) {
    reply.log.error(describeFailureForLog(error), 'the corpus cannot be described');
    return '';
  }
}

/** The page with its frame drawn, of an unknown address that of the page which says so; else the page without a drawing. */
async function readPage(path: string): Promise<string> {
  const known = pagePaths.has(path) ? path : '/404';
  const name = known === '/' ? 'home' : known.slice(1).replaceAll('/', '_');
  const drawn = join(SCREENS_FOLDER, 'pages', `${name}.html`);
  return readFile(existsSync(drawn) ? drawn : SCREENS_FILE, 'utf8');
}

/** Data in the page, which no browser runs. */
function writeData(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Title for previews, in both languages; that of the site for other pages. */
async function writeTitle(path: string, name: string): Promise<string> {
  const titles = JSON.parse(await readFile(TITLES_FILE, 'utf8')) as Record<string, readonly string[]>;
  const title = path === '/' ? undefined : readOwn(titles, path);
  return title === undefined ? name : `${title.join(' · ')} – ${name}`;
}

/** Path of a page as the lists have it: the screens ignore case and a slash at the end. */
function readPagePath(url: string): string {
  const path = (url.split(/[?#]/u)[0] ?? '').toLowerCase().replace(/\/+$/u, '');
  return path === '' || path === '/index.html' ? '/' : findPagePath(path);
}
