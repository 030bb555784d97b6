import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { makeIdFinder } from '@keelerada/corrector/language/word-model';
import type { PairCount } from './build-word-model';
import { readData } from '../project-files';

/** The list tells the order of frequency only; a pair of rank r counts as NUMERATOR / (r + SHIFT) ^ EXPONENT uses. */
const NUMERATOR = 400;
const SHIFT = 20;
const EXPONENT = 0.7;
const WORD = /^\p{L}+$/u;

/** Frequent word pairs of web text with imagined counts; pairs with a word outside the lexicon are left out. */
export function readPairCounts(lexicon: Lexicon): PairCount[] {
  const idOf = makeIdFinder(lexicon);
  const rows = readData('lexical/web-word-bigrams.txt.gz').normalize('NFC').split('\n');
  return rows.flatMap((row, rank) => {
    const [first = '', second = ''] = row.split(' ');
    if (!WORD.test(first) || !WORD.test(second)) return [];
    const ids = [idOf(first), idOf(second)] as const;
    if (ids.some((id) => id >= lexicon.size)) return [];
    return [{ first: ids[0], second: ids[1], count: NUMERATOR / (rank + SHIFT) ** EXPONENT }];
  });
}
