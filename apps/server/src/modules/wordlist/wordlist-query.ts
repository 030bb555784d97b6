import type { LevelTotals } from '@keelerada/contract/texts/text-selection';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { encodeWordlist } from '@keelerada/corpus-engine/wordlist/encode-wordlist';
import { makeWordlist, type WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { describeLevels } from '../../corpus/tools/describe-levels';

export interface WordlistHead {
  readonly totals: SelectionTotals;
  readonly tasemed?: LevelTotals | null;
}

interface WordlistQueryOptions extends WordlistOptions {
  readonly hasLevels?: boolean;
}

/** Rows as in the wordlist response of the contract. */
export const wordlistQuery = defineQuery<WordlistQueryOptions, WordlistHead>({
  name: 'wordlist',
  warmUps: [{ unit: 'lemma' }, { unit: 'folded' }],
  usesLevels: ({ hasLevels = false }) => hasLevels,
  async answer({ index }, options, out) {
    const [words, totals] = await Promise.all([index.countWords(options.unit), index.measure()]);
    encodeWordlist(makeWordlist(words, totals, options), out);
    return { totals, ...(options.hasLevels && { tasemed: await describeLevels(index) }) };
  },
});
