import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { handleMissingRoute } from '../http-edge/handle-error';

const SCREENS_FOLDER = join(PROJECT_ROOT, 'apps/web/dist');
const LANDING_FOLDER = join(PROJECT_ROOT, 'apps/server/static');
/** The screens' bundles carry a hash in their name, so a browser may keep them for good. */
const BUNDLE_PATH = /[\\/]assets[\\/]/u;
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Serves the built screens; where none are built, the landing page that says what the server offers. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const hasScreens = existsSync(join(SCREENS_FOLDER, 'index.html'));
  await app.register(fastifyStatic, {
    root: hasScreens ? SCREENS_FOLDER : LANDING_FOLDER,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', BUNDLE_PATH.test(path) ? ONE_YEAR : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // The screens have addresses of their own: the page itself finds out which one was asked for.
    if (hasScreens && isPageRequest(request)) return sendScreens(reply);
    return handleMissingRoute(request, reply);
  });
}

function isPageRequest(request: FastifyRequest): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsPage && !request.url.startsWith('/api/');
}

function sendScreens(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
