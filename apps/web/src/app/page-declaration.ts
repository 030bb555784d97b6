import type { ComponentType } from 'react';

export interface PageDeclaration {
  /** One of `pages.json` of the contract, which also names the message of its title. */
  readonly path: string;
  /** Name of what may stand behind the path. */
  readonly parameter?: string;
  /** Messages that come with the page (`locales/et/lazy`). */
  readonly messages?: readonly string[];
  /** Loads the page's code at the first visit; every page has this or `redirectTo`. */
  readonly load?: () => Promise<ComponentType>;
  readonly redirectTo?: string;
  /** Frame that the page shares with others. */
  readonly layout?: 'tools' | 'practice' | 'teacher' | 'about' | 'admin' | 'bare';
  /** Who sees the page in the navigation bar; absent for nobody. */
  readonly navigation?: 'everyone' | 'administrators';
  /** Column of the footer that links to the page. */
  readonly footer?: 'tools' | 'more' | 'about' | 'site';
}

export interface Page extends PageDeclaration {
  /** Message key with its namespace: crumb, document title and links. */
  readonly titleKey: string;
}

/** Messages of pages that show the result of a tool. */
export const resultMessages = ['result-link', 'tool-result', 'nothing-found', 'citation'] as const;
