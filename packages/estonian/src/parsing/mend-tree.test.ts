import { describe, expect, it } from 'vitest';
import { mendTree } from './mend-tree';

const mend = (...rows: readonly (readonly [upos: string, head: number, relation: string])[]) =>
  mendTree(
    rows.map(([, head, relation]) => ({ head, relation })),
    rows.map(([upos]) => ({ upos, features: upos === 'PRON' ? 'Case=Nom|Number=Sing' : 'Case=Par' })),
  ).map(({ head, relation }) => [head, relation]);

describe('mendTree', () => {
  it('hangs what is below a sign on the word above it', () => {
    const tree = mend(['NOUN', 1, 'nsubj'], ['VERB', -1, 'root'], ['PUNCT', 1, 'punct'], ['NOUN', 2, 'conj']);
    expect(tree[3]).toEqual([1, 'conj']);
  });

  it('gives the root of a sign to the first word, however deep it is', () => {
    const tree = mend(['PUNCT', -1, 'root'], ['PUNCT', 0, 'conj'], ['NOUN', 1, 'nmod'], ['NOUN', 0, 'obl']);
    expect(tree).toEqual([
      [2, 'punct'],
      [2, 'punct'],
      [-1, 'root'],
      [2, 'obl'],
    ]);
    expect(mend(['PUNCT', -1, 'root'], ['PUNCT', 0, 'conj'])).toEqual([
      [-1, 'root'],
      [0, 'punct'],
    ]);
  });

  it('calls signs punct and nothing else', () => {
    const tree = mend(['VERB', -1, 'root'], ['PUNCT', 0, 'parataxis'], ['SYM', 0, 'punct']);
    expect(tree).toEqual([
      [-1, 'root'],
      [0, 'punct'],
      [0, 'dep'],
    ]);
  });

  it('leaves words of grammar the few dependents that UD lets them have', () => {
    const tree = mend(
      ['NOUN', 1, 'nsubj'],
      ['AUX', 2, 'aux'],
      ['VERB', -1, 'root'],
      ['CCONJ', 1, 'cc'],
      ['AUX', 1, 'conj'],
    );
    // All or none: a part that stayed would cross the rest.
    expect(tree.map(([head]) => head)).toEqual([2, 2, -1, 2, 2]);
  });

  it('keeps the nearest subject in the nominative and leaves the others without a kind', () => {
    const verb = mend(['PRON', 2, 'nsubj'], ['NOUN', 2, 'nsubj'], ['VERB', -1, 'root'], ['VERB', 2, 'csubj']);
    expect(verb.map(([, relation]) => relation)).toEqual(['nsubj', 'dep', 'root', 'advcl']);
    const noun = mend(['PRON', 1, 'nsubj:cop'], ['NOUN', -1, 'root'], ['NOUN', 1, 'nsubj']);
    expect(noun.map(([, relation]) => relation)).toEqual(['nsubj:cop', 'root', 'dep']);
  });
});
