import sections from '../../../content/link-sections.json';
import content from '../../../content/links.json';
import type { Label } from '@keelerada/contract/enumerations';

export interface OutsideLink {
  readonly name: string;
  readonly url: string;
  readonly description: Label;
  /** Keys of `tags`. */
  readonly tags: readonly string[];
}

export interface LinkSection {
  readonly anchor: string;
  readonly title: Label;
  /** Anchor of the section that this one is a part of. */
  readonly group?: string;
  readonly links: readonly OutsideLink[];
}

/** The links page as the content folder has it. */
const links: Readonly<Record<string, readonly OutsideLink[]>> = content.links;
export const linkSections: readonly LinkSection[] = sections.map((section) => ({
  ...section,
  links: links[section.anchor] ?? [],
}));
export const linkTags: Readonly<Record<string, Label>> = content.tags;
