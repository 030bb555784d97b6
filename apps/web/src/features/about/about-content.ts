import type { Label } from '@keelerada/contract/enumerations';
import grantList from '../../../content/grants.json';
import peopleList from '../../../content/people.json';
import publicationList from '../../../content/publications.json';

export interface Person {
  readonly name: Label;
  readonly role: Label;
  readonly email: string;
  /** Address of a curriculum vitae in each language, or null. */
  readonly cv: Label | null;
}

export interface PeopleGroup {
  readonly title: Label;
  readonly people: readonly Person[];
}

export interface Work {
  readonly citation: string;
  readonly url: string;
}

/** The about area as the content folder has it. */
export const peopleGroups: readonly PeopleGroup[] = peopleList;
export const grants: readonly { readonly name: string; readonly url: string }[] = grantList;
export const publications: Readonly<
  Record<'graduationPapers' | 'conferences' | 'articles', readonly Work[]>
> = publicationList;
