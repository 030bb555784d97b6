import { describe, expect, it } from 'vitest';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { listMoves } from './list-moves';

const movesOf = (...tokens: Parameters<typeof makeTestSentence>): string[] =>
  listMoves(makeTestSentence(...tokens)).map(({ replacement }) => replacement.join(' '));

describe('moves', () => {
  it('bring a verb to the second place', () => {
    expect(movesOf('Mul', 'kodus', { form: 'läks', pos: 'V', code: 's' }, 'masin', '.')).toContain(
      'läks kodus',
    );
  });

  it('of the first word give the capital letter to the new first word', () => {
    const moves = movesOf('Eile', { form: 'läks', pos: 'V', code: 's' }, 'ta');
    expect(moves).toContain('Läks eile');
    expect(moves).toContain('Läks ta eile');
  });

  it('stay inside the clause and hold each order of two neighbours once', () => {
    const moves = movesOf('ma', 'tean', ',', 'et', 'ta');
    expect(moves.toSorted()).toEqual(['ta et', 'tean ma']);
  });

  it('keep the capital letter of a name', () => {
    expect(movesOf({ form: 'Mari', pos: 'H', code: 'sg n' }, 'eile')).toEqual(['Eile Mari']);
  });
});
