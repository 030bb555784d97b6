import { describe, expect, it } from 'vitest';
import { PieceVocabulary } from './piece-vocabulary';

/** Numbers begin behind the four special pieces. */
const vocabulary = new PieceVocabulary([
  ['▁maja', '▁ma', 'ja', '▁', 'm', 'a', 'j', '.', 'i'],
  [-9, -3, -4, -2, -5, -5, -5, -3, -5],
]);

describe('PieceVocabulary', () => {
  it('cuts a word into its likeliest pieces', () => {
    expect(vocabulary.cutSentence(['maja'])).toEqual([[5, 6]]);
  });

  it('sees no space before a closing mark and after an opening one', () => {
    expect(vocabulary.cutSentence(['maja', '.'])).toEqual([[5, 6], [11]]);
    expect(vocabulary.cutSentence(['(', 'ja'])[1]).toEqual([6]);
  });

  it('takes an unknown letter alone and a ligature as its letters', () => {
    expect(vocabulary.cutSentence(['maxja'])).toEqual([[5, 3, 6]]);
    expect(vocabulary.cutSentence(['ĳ'])).toEqual([[7, 12, 10]]);
  });

  it('gives every word a piece and none more than 14', () => {
    expect(vocabulary.cutSentence(['', 'm'.repeat(50)]).map(({ length }) => length)).toEqual([1, 14]);
  });
});
