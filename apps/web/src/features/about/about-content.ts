import type { SiteContents } from '@keelerada/contract/site/site-content';
import about from '../../../content/about.json';
import grantList from '../../../content/grants.json';
import peopleList from '../../../content/people.json';
import publicationList from '../../../content/publications.json';

/** The about area as the content folder has it, until administrators publish another one. */
export const startAbout: SiteContents['about'] = about;
export const startPeople: SiteContents['people'] = peopleList;
export const startGrants: SiteContents['grants'] = grantList;
export const startPublications: SiteContents['publications'] = publicationList;

export type Person = SiteContents['people'][number]['people'][number];
