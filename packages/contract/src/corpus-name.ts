import type { Label } from './enumerations';

/** Names of the corpus in citations, catalogues and searches of other sites. */
export const corpusName: Label = { et: 'Keelerada eesti keele korpus', en: 'Keelerada corpus of Estonian' };
export const demoCorpusName: Label = {
  et: 'Keelerada näidiskorpus',
  en: 'Keelerada demonstration corpus',
};
