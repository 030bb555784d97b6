import type { onRequestHookHandler } from 'fastify';
import { readSite } from './read-site';
import { refuse } from '../errors/request-failure';

/**
 * Refuses calls that change something if a page of another origin sends them. Browsers send Origin and
 * Sec-Fetch-Site with every such call;
 * programs without one have no cookies that could be abused.
 */
export function checkOrigin(publicUrl: string | null): onRequestHookHandler {
  return (request, _reply, done) => {
    const { origin, 'sec-fetch-site': from } = request.headers;
    const isOwn = origin === undefined || origin === readSite(request, publicUrl);
    if (isOwn && from !== 'cross-site') return done();
    done(refuse(403, 'NotPermitted', 'This call is only for pages of this site.'));
  };
}
