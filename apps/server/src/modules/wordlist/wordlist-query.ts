import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { encodeWordlist } from '@keelerada/corpus-engine/wordlist/encode-wordlist';
import { makeWordlist, type WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import { defineQuery } from '../../corpus/index/corpus-query';

export interface WordlistHead {
  readonly totals: SelectionTotals;
}

/** Rows as in the wordlist response of the contract. */
export const wordlistQuery = defineQuery<WordlistOptions, WordlistHead>({
  name: 'wordlist',
  warmUps: [{ unit: 'lemma' }, { unit: 'folded' }],
  async answer({ index }, options, out) {
    const [words, totals] = await Promise.all([index.countWords(options.unit), index.measure()]);
    encodeWordlist(makeWordlist(words, totals, options), out);
    return { totals };
  },
});
