import { describe, expect, it } from 'vitest';
import { scoreTagging } from './evaluate-tagger';

const GOLD = [
  [
    { form: 'Ta', lemma: 'tema', upos: 'PRON', xpos: 'P', features: 'Case=Nom' },
    { form: 'tuli', lemma: 'tulema', upos: 'VERB', xpos: 'V', features: 'Mood=Ind' },
  ],
  [
    { form: '.', lemma: '.', upos: 'PUNCT', xpos: 'Z', features: '_' },
    { form: 'Maa', lemma: 'maa', upos: 'NOUN', xpos: 'S', features: 'Case=Nom|Number=Sing' },
  ],
];

const READINGS = GOLD.map((sentence) => sentence.map((token) => ({ ...token, root: token.lemma })));

describe('tagging scores', () => {
  it('are 100 for the treebank itself', () => {
    expect(scoreTagging(GOLD, READINGS)).toEqual({
      tokens: 4,
      lemma: 100,
      upos: 100,
      features: 100,
      all: 100,
    });
  });

  it('count each layer by itself and the tokens where all are right', () => {
    const changed = READINGS.map((sentence) => [...sentence]);
    changed[0]![1] = { ...changed[0]![1]!, lemma: 'tuli', upos: 'NOUN' };
    changed[1]![1] = { ...changed[1]![1]!, features: 'Case=Gen|Number=Sing' };
    expect(scoreTagging(GOLD, changed)).toEqual({ tokens: 4, lemma: 75, upos: 75, features: 75, all: 50 });
  });
});
