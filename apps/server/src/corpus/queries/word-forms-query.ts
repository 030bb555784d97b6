import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { encodeForms, sortForms } from '@keelerada/corpus-engine/wordlist/encode-forms';
import { defineQuery } from '../engine/corpus-query';
import { WARM_UP_WORD } from '../engine/warm-engine';

/** Rows as in the word forms response of the contract. */
export const wordFormsQuery = defineQuery<{ readonly lemma: string }, { readonly totals: SelectionTotals }>({
  name: 'word-forms',
  warmUps: [{ lemma: WARM_UP_WORD }],
  async answer({ index }, { lemma }, out) {
    const [forms, totals] = await Promise.all([index.countForms(lemma), index.measure()]);
    encodeForms(sortForms(forms), out);
    return { totals };
  },
});
