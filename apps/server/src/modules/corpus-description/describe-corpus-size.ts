import { citeCorpus } from '@keelerada/citation/cite-corpus';
import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import type { Label } from '@keelerada/contract/texts/enumerations';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';

/** A paragraph about the corpus in each language. */
export function describeCorpusSize({ isDemo, texts, runningWords }: CorpusDescription): Label {
  if (isDemo)
    return {
      et: `Välja mõeldud tekstid, mis näitavad, mida keskkond oskab: ${texts} teksti, ${runningWords} sõna. Need ei ole keeleõppijate kirjutatud ja uurimisandmeteks ei sobi.`,
      en: `Made-up texts that show what the environment does: ${texts} texts, ${runningWords} running words. No learner wrote them, and they are not research data.`,
    };
  return {
    et: `Eesti keele õppijate kirjutatud tekstid ning võrdluseks emakeelsete kirjutajate ja akadeemilised tekstid koos kirjutaja ja teksti andmetega: ${texts} teksti, ${runningWords} sõna. Laused, sõnad, algvormid, sõnaliigid, vormid, lausepuud ja vead on märgendanud arvuti.`,
    en: `Texts written by learners of Estonian, and for comparison texts by native writers and academic texts, with what is known of writer and text: ${texts} texts, ${runningWords} running words. Sentences, words, base forms, parts of speech, features, dependency trees and errors are annotated by machine.`,
  };
}

/** Address by which the corpus is cited: that of its DOI, else its page. */
export function findCorpusAddress({ doi }: Pick<CorpusDescription, 'doi'>, site: string): string {
  return doi === null ? `${site}${CORPUS_PAGE_PATH}` : `https://doi.org/${encodeURI(doi)}`;
}

/** One line for a list of references, in each language. */
export function citeDescribed(description: CorpusDescription, site: string): Label {
  return citeCorpus(description, description.changedOn.slice(0, 4), findCorpusAddress(description, site));
}
