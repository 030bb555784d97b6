import type { CitedCorpus } from '@keelerada/citation/cited-result';
import { writeCitation } from '@keelerada/citation/write-citation';

/** What a file says of where it comes from. */
export interface MarkedFileOrigin {
  readonly softwareVersion: string;
  /** Origin of the site, empty where it is not known. */
  readonly site: string;
  readonly readCorpus: () => Promise<CitedCorpus>;
}

interface CitedText {
  readonly id: string;
  readonly title: string | null;
}

/** How a text with its marks is cited: in English, as all that these files say of themselves. */
export async function citeMarkedText({ id, title }: CitedText, origin: MarkedFileOrigin): Promise<string> {
  const { softwareVersion, site, readCorpus } = origin;
  const named = title === null ? id : `${title.replace(/\s+/gu, ' ').trim()} (${id})`;
  return writeCitation({
    language: 'en',
    corpus: await readCorpus(),
    softwareVersion,
    asked: { tool: 'A text as written and as corrected', query: '', texts: named, hasOwnText: false },
    date: new Date(),
    page: site,
    // The page of the text on the site.
    address: site === '' ? '' : `${site}/tools/errors?tekst=${id}`,
  }).text;
}
