import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { otherPagePaths, publicPagePaths } from '@keelerada/contract/page-paths';
import { pageTitles } from '@keelerada/contract/page-titles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { readSite } from '../../platform/session/read-site';
import { handleMissingRoute } from '../http-edge/handle-error';
import { serveClients } from './serve-clients';

const SCREENS_FOLDER = join(PROJECT_ROOT, 'apps/web/dist');
const SCREENS_FILE = join(SCREENS_FOLDER, 'index.html');
const LANDING_FOLDER = join(PROJECT_ROOT, 'apps/server/static');
/** The screens' bundles carry a hash in their name, so a browser may keep them for good. */
const BUNDLE_PATH = /[\\/]assets[\\/]/u;
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Stands in index.html where previews on other sites need whole addresses. */
const SITE_MARK = /__SITE__/gu;
const PAGE_MARK = /__PAGE__/gu;
const TITLE_MARK = /__TITLE__/gu;
const SITE_NAME = 'Keelerada';
const NOT_FOUND = 404;

const pagePaths: ReadonlySet<string> = new Set([...publicPagePaths, ...otherPagePaths]);

/** Serves the clients and the built screens; where none are built, the landing page that says what the server offers. */
export async function servePages(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  serveClients(app);
  const hasScreens = existsSync(SCREENS_FILE);
  await app.register(fastifyStatic, {
    root: hasScreens ? SCREENS_FOLDER : LANDING_FOLDER,
    cacheControl: false,
    ...(hasScreens && { index: false as const }),
    setHeaders: (response, path) => {
      response.setHeader('cache-control', BUNDLE_PATH.test(path) ? ONE_YEAR : 'no-cache');
    },
  });
  if (hasScreens)
    for (const path of ['/', '/index.html'])
      app.get(path, { schema: { hide: true } }, (request, reply) => sendScreens(request, reply, publicUrl));
  app.setNotFoundHandler((request, reply) => {
    // The screens have addresses of their own: the page itself finds out which one was asked for.
    if (hasScreens && isPageRequest(request)) return sendScreens(request, reply, publicUrl);
    return handleMissingRoute(request, reply);
  });
}

function isPageRequest(request: FastifyRequest): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsPage && !request.url.startsWith('/api/');
}

/** An address that leads nowhere gets the screens too, which say so, with the status that programs look at. */
async function sendScreens(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): Promise<FastifyReply> {
  const path = readPagePath(request.url);
  const site = readSite(request, publicUrl);
  const html = await readFile(SCREENS_FILE, 'utf8');
  if (!pagePaths.has(path)) reply.code(NOT_FOUND);
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      html
        .replaceAll(SITE_MARK, site)
        .replaceAll(PAGE_MARK, pagePaths.has(path) ? path : '/')
        .replaceAll(TITLE_MARK, writeTitle(path)),
    );
}

/** Title for previews, in both languages; that of the site for other pages. */
function writeTitle(path: string): string {
  const titles = Object.entries(pageTitles).find(([known]) => known === path)?.[1];
  return titles === undefined ? SITE_NAME : `${titles.join(' · ')} – ${SITE_NAME}`;
}

/** Path of a page as the lists have it: the screens ignore case and a slash at the end. */
function readPagePath(url: string): string {
  const path = (url.split(/[?#]/u)[0] ?? '').toLowerCase().replace(/\/+$/u, '');
  return path === '' || path === '/index.html' ? '/' : path;
}
