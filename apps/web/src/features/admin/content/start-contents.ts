import about from '../../../../content/about.json';
import grants from '../../../../content/grants.json';
import links from '../../../../content/links.json';
import people from '../../../../content/people.json';
import publications from '../../../../content/publications.json';
import videos from '../../../../content/videos.json';
import type { SiteContents } from '@keelerada/contract/site/site-content';

/** What each content begins with. */
export const startContents: SiteContents = { about, people, grants, publications, links, videos };
