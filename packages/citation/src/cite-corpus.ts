import type { CitationLanguage, CitedCorpus } from './cited-result';
import { citationWords } from './citation-words';
import { endSentence } from './end-sentence';
import { nameCorpus } from './name-corpus';

/** The corpus itself in a list of references (APA style), in each language; `address` is its DOI or its page. */
export function citeCorpus(
  corpus: Pick<CitedCorpus, 'owner' | 'version' | 'isDemo'>,
  year: string,
  address: string,
): Readonly<Record<CitationLanguage, string>> {
  const write = (language: CitationLanguage): string => {
    const words = citationWords[language];
    const kind = corpus.isDemo ? words.demoDataset : words.dataset;
    const work = `${nameCorpus(corpus)[language]} (${words.version(corpus.version)}) [${kind}].`;
    return `${endSentence(corpus.owner)} (${year}). ${work} ${address}`;
  };
  return { et: write('et'), en: write('en') };
}
