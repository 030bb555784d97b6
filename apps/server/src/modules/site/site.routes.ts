import { publicPagePaths } from '@keelerada/contract/site/page-paths';
import type { FastifyInstance } from 'fastify';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { readSite } from '../../platform/session/read-site';
import { writeRobots, writeSecurityContact, writeSitemap } from './write-site-files';

export interface SiteParts {
  readonly publicUrl: string | null;
  /** `mailto:` or `https:` address for reports of weaknesses; null where nobody is named. */
  readonly securityContact: string | null;
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** What programs look for at fixed addresses of a site: robots.txt, sitemap.xml and security.txt. */
export function registerSite(app: FastifyInstance, { publicUrl, securityContact }: SiteParts): void {
  const schema = { hide: true };
  app.get('/robots.txt', { schema }, (request, reply) =>
    reply.type(PLAIN_TEXT).send(writeRobots(readSite(request, publicUrl))),
  );
  app.get('/sitemap.xml', { schema }, (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(readSite(request, publicUrl), publicPagePaths)),
  );
  app.get('/.well-known/security.txt', { schema }, (request, reply) => {
    if (securityContact === null)
      throw new RequestFailure(404, [makeApiError('NotFound', 'No contact is named.')]);
    return reply
      .type(PLAIN_TEXT)
      .send(writeSecurityContact(readSite(request, publicUrl), securityContact, new Date()));
  });
}
