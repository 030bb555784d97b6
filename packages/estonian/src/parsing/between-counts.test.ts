import { describe, expect, it } from 'vitest';
import { BetweenCounts } from './between-counts';
import { makeSentenceColumns } from './sentence-columns';

const VERB = { lemma: 'olema', upos: 'AUX', features: 'VerbForm=Fin' };
const NOUN = { lemma: 'maja', upos: 'NOUN', features: 'Case=Nom|Number=Sing' };
const COMMA = { lemma: ',', upos: 'PUNCT', features: '_' };

const count = (readings: readonly (typeof VERB)[]): BetweenCounts =>
  new BetweenCounts(
    makeSentenceColumns(
      readings.map(({ lemma }) => lemma),
      readings,
      new Map(),
    ),
  );

describe('what stands between two words', () => {
  const counts = count([NOUN, NOUN, COMMA, NOUN, VERB]);

  it('is nothing between neighbours, and differs by kind', () => {
    expect(counts.describe(0, 1)).toBe(0);
    expect(counts.describe(0, 3)).not.toBe(counts.describe(2, 4));
    expect(counts.describe(0, 2)).toBe(counts.describe(2, 4));
  });

  it('tells by what comes first ahead and by the finite verbs there', () => {
    const ahead = [0, 1, 2, 3, 4, 5].map((from) => counts.describeAhead(from));
    expect(ahead.slice(0, 3)).toEqual([ahead[0], ahead[0], ahead[0]]);
    expect(ahead[3]).toBe(ahead[4]);
    expect(new Set([ahead[2], ahead[3], ahead[5]]).size).toBe(3);
    expect(ahead[5]).toBe(0);
  });
});
