import { EncoderEvidence, placeClasses } from '../encoder-evidence';
import type { EncoderClasses } from '../encoder-port';

export const TEST_CLASSES: EncoderClasses = {
  operations: 'keep nominal verb spelling choice delete-word delete-mark mark join case split'.split(' '),
  insertions: ['none', 'comma', 'word', 'mark'],
  orders: ['none', 'left', 'right', 'inside'],
  forms: ['other', 'N|sg n', 'N|sg g', 'N|sg p', 'V|b', 'V|n'],
};

type Head = keyof EncoderClasses;

/** Evidence of an encoder that finds every word right but for the rows given, by head and word. */
export function makeTestEvidence(
  wordCount: number,
  rows: Readonly<Partial<Record<Head, Readonly<Record<number, readonly number[]>>>>>,
): EncoderEvidence {
  const makeHead = (head: Head): Float32Array => {
    const width = TEST_CLASSES[head].length;
    const values = new Float32Array(wordCount * width);
    for (let word = 0; word < wordCount; word++) values.set(rows[head]?.[word] ?? [1], word * width);
    return values;
  };
  const [operations, insertions, orders, forms] = (
    ['operations', 'insertions', 'orders', 'forms'] as const
  ).map(makeHead);
  return new EncoderEvidence(
    { wordCount, operations: operations!, insertions: insertions!, orders: orders!, forms: forms! },
    placeClasses(TEST_CLASSES),
  );
}
