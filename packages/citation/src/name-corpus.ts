import type { CitationLanguage, CitedCorpus } from './cited-result';

/** Name of the corpus in citations and catalogues. */
export function nameCorpus({
  isDemo,
}: Pick<CitedCorpus, 'isDemo'>): Readonly<Record<CitationLanguage, string>> {
  return isDemo
    ? { et: 'Keelerada näidiskorpus', en: 'Keelerada demonstration corpus' }
    : { et: 'Keelerada õppijakeele korpus', en: 'Keelerada corpus of learner Estonian' };
}
