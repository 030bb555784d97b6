import { publicPagePaths } from '@keelerada/contract/site/page-paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/errors/request-failure';
import { readSite } from '../../platform/session/read-site';
import { XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';

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
    if (securityContact === null) throw refuse(404, 'NotFound', 'No contact is named.');
    return reply
      .type(PLAIN_TEXT)
      .send(writeSecurityContact(readSite(request, publicUrl), securityContact, new Date()));
  });
}

/** `site` is the origin of the product as its visitors see it. */
function writeRobots(site: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /login\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** Pages by the protocol of sitemaps.org; addresses of pages need no escaping. */
function writeSitemap(site: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${site}${path}</loc></url>\n`).join('');
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** The file has to be looked at again before this many days have passed (RFC 9116 advises less than a year). */
const VALID_DAYS = 180;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). */
function writeSecurityContact(site: string, contact: string, now: Date): string {
  const days = Math.floor(now.getTime() / MS_PER_DAY) + VALID_DAYS;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(days * MS_PER_DAY).toISOString()}`,
    'Preferred-Languages: et, en',
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
