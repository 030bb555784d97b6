import type { CitationLanguage, CitedCorpus } from '@keelerada/citation/cited-result';
import { citationWords } from '@keelerada/citation/citation-words';
import { writeCitation } from '@keelerada/citation/write-citation';

interface DownloadedTexts {
  readonly corpus: CitedCorpus;
  readonly softwareVersion: string;
  /** Origin of the site, empty where it is not known. */
  readonly site: string;
  readonly date: Date;
  readonly texts: number;
}

/** How downloaded texts are cited, in each language; which texts they are stands in the file. */
export function citeDownload(downloaded: DownloadedTexts): Readonly<Record<CitationLanguage, string>> {
  const { corpus, softwareVersion, site, date, texts } = downloaded;
  const cite = (language: CitationLanguage) =>
    writeCitation({
      language,
      corpus,
      softwareVersion,
      asked: { tool: '', query: '', texts: citationWords[language].countTexts(texts), hasOwnText: false },
      date,
      page: site,
      address: site,
    }).text;
  return { et: cite('et'), en: cite('en') };
}
