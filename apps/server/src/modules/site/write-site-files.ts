import { XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';

/** `site` is the origin of the product as its visitors see it. */
export function writeRobots(site: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /login\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** Pages by the protocol of sitemaps.org; addresses of pages need no escaping. */
export function writeSitemap(site: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${site}${path}</loc></url>\n`).join('');
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** The file has to be looked at again before this many days have passed (RFC 9116 advises less than a year). */
const VALID_DAYS = 180;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). */
export function writeSecurityContact(site: string, contact: string, now: Date): string {
  const days = Math.floor(now.getTime() / MS_PER_DAY) + VALID_DAYS;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(days * MS_PER_DAY).toISOString()}`,
    'Preferred-Languages: et, en',
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
