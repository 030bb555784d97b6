import { measureSelection, type SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { encodeForms, listForms } from '@keelerada/corpus-engine/wordlist/list-forms';
import { defineQuery } from '../../corpus/index/corpus-query';
import { WARM_UP_WORD } from '../../corpus/index/warm-engine';

export interface WordFormsOptions {
  readonly lemma: string;
}

export interface WordFormsHead {
  readonly totals: SelectionTotals;
}

/** Rows as in the word forms response of the contract. */
export const wordFormsQuery = defineQuery<WordFormsOptions, WordFormsHead>({
  name: 'word-forms',
  warmUps: [{ lemma: WARM_UP_WORD }],
  answer({ parts }, { lemma }, out, cancel) {
    encodeForms(listForms(parts, lemma, cancel), out);
    return { totals: measureSelection(parts) };
  },
});
