import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import { expect, it } from 'vitest';
import { sentencesToIndexText, toIndexText } from './index-text';

const WORD = 'koer ';

/** A sentence of words that each hang on the next, the last on nothing. */
function makeSentence(start: number, words: number) {
  const tokens = Array.from({ length: words }, (_, n) => ({
    ...{ start: start + n * WORD.length, end: start + (n + 1) * WORD.length - 1 },
    ...{ lemma: 'koer', root: 'koer', upos: 'NOUN', xpos: 'S', features: '_' },
    head: n + 1 < words ? n + 1 : -1,
    relation: n + 1 < words ? 'nmod' : 'root',
  }));
  return { start, end: tokens.at(-1)!.end, tokens };
}

it('places the heads of every sentence in the text, stored or annotated just now', () => {
  const lengths = [2, 3, 1, 4];
  const starts = lengths.map((_, n) => lengths.slice(0, n).reduce((sum, length) => sum + length, 0));
  const sentences = lengths.map((words, n) => makeSentence(starts[n]! * WORD.length, words));
  const content = WORD.repeat(10);
  const heads = [1, -1, 3, 4, -1, -1, 7, 8, 9, -1];
  const columns = decodeAnnotationColumns(encodeAnnotation({ language: 'et', sentences }));
  expect(Array.from(toIndexText('a', content, columns).tokens.heads)).toEqual(heads);
  expect(sentencesToIndexText('a', content, sentences).tokens.heads).toEqual(heads);
});
