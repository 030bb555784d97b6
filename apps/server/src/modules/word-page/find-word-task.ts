import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { makeTable } from '@keelerada/estonian/make-table';
import { findWord, type StockWord } from '@keelerada/practice/find-word';
import { readStockItems } from '../../corpus/exercises/read-stock-items';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openMorphology } from '../../platform/morphology/open-morphology';

interface WantedWord {
  readonly lemma: string;
  /** UPOS; null of a word that the corpus has not. */
  readonly partOfSpeech: string | null;
  /** In small letters. */
  readonly forms: readonly string[];
}

/** The stock of this thread. */
const readStock = readOnce(async () => (await Promise.all(practiceTopics.map(readStockItems))).flat());
const VERB = ['da', 'n', 'tud'];
const NOMINAL = ['sg g', 'sg p', 'pl g', 'pl p'];
const FORMS = makeTable<readonly string[]>({
  ...{ VERB, AUX: VERB, NOUN: NOMINAL, PROPN: NOMINAL, ADJ: NOMINAL, NUM: NOMINAL },
});

/** What the dictionary and the sentences of the exercises have of a word. */
export const findWordTask: ComputeTask<WantedWord, StockWord & { readonly principalForms: string[] }> = {
  name: 'find-word',
  isLong: false,
  async run({ lemma, partOfSpeech, forms }) {
    const [stock, morphology] = await Promise.all([readStock(), openMorphology()]);
    const principal = FORMS.get(partOfSpeech ?? '') ?? [];
    const kind = principal === VERB ? 'V' : '';
    return {
      ...findWord(stock, lemma, new Set(forms), morphology),
      principalForms: principal.flatMap((form) =>
        morphology.synthesise({ lemma, form, partOfSpeech: kind }).slice(0, 1),
      ),
    };
  },
};
