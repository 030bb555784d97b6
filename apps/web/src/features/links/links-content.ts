import sections from '../../../content/link-sections.json';
import content from '../../../content/links.json';
import type { Label } from '@keelerada/contract/texts/enumerations';
import type { SiteContents } from '@keelerada/contract/site/site-content';

export type LinkContent = SiteContents['links'];
export type OutsideLink = LinkContent['links'][string][number];

export interface LinkSection {
  readonly anchor: string;
  readonly title: Label;
  /** Anchor of the section that this one is a part of. */
  readonly group?: string;
}

/** Links by section as the content folder has them, until administrators publish others; the sections stay. */
export const startLinks: LinkContent = content;
export const linkSections: readonly LinkSection[] = sections;
