/** Languages that a citation is written in. */
export type CitationLanguage = 'et' | 'en';

/** The corpus as a citation names it. */
export interface CitedCorpus {
  /** Who publishes it. */
  readonly owner: string;
  /** Without address; null where it has none. */
  readonly doi: string | null;
  /** Name of its state, `2026-11-26-1a2b3c4d`. */
  readonly version: string;
  readonly isDemo: boolean;
}

/** What was asked, in words of the language of the citation. */
export interface AskedInWords {
  /** Title of the tool; empty where texts alone are cited. */
  readonly tool: string;
  /** What it was asked, or empty. */
  readonly query: string;
  /** The corpus texts that were asked; null where there was an own text alone. */
  readonly texts: string | null;
  readonly hasOwnText: boolean;
}

/** All that the citation of a result holds; nothing of an own text is in it. */
export interface CitedResult {
  readonly language: CitationLanguage;
  readonly corpus: CitedCorpus;
  readonly softwareVersion: string;
  readonly asked: AskedInWords;
  /** Of the access, by the clock of whoever cites. */
  readonly date: Date;
  /** Address of the page without its result; empty where it is not known. */
  readonly page: string;
  /** Address that brings the result back; null where it would be too long. */
  readonly address: string | null;
}

/** Longest address that a list of references takes; some programs cut a longer one. Characters. */
const MAX_CITED_ADDRESS = 2000;

/** Address that a citation names: of the result, or of its page where that would be too long. */
export function readCitedAddress({ address, page }: CitedResult): string {
  return hasOwnAddress({ address }) ? (address ?? '') : page;
}

/** Whether the result has an address short enough to be cited. */
export function hasOwnAddress({ address }: Pick<CitedResult, 'address'>): boolean {
  return address !== null && address.length <= MAX_CITED_ADDRESS;
}
