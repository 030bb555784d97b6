import type { WordUnit } from '@keelerada/corpus-engine/segment/segment';

/** How a request compares words: forms or lemmas, and whether forms keep their capitals. */
export interface WordComparison {
  readonly type: 'WORDS' | 'LEMMAS';
  readonly keepCapitalization: boolean;
}

/** The unit of the index that is counted. Lemmas have no case of their own: they are always compared in lower case. */
export function chooseWordUnit({ type, keepCapitalization }: WordComparison): WordUnit {
  if (type === 'LEMMAS') return 'lemma';
  return keepCapitalization ? 'form' : 'folded';
}
