import { describe, expect, it } from 'vitest';
import { ABSTRACTNESS_BITS } from '../abstractness/noun-features';
import { annotateByHand } from '../testing/annotate-by-hand';
import { listWords } from '../words/list-words';
import { measureVocabulary } from './measure-vocabulary';

const MIDDLE_MODEL = {
  bias: 2.6,
  abstractFrom: 2.5,
  weights: new Float32Array(2 ** ABSTRACTNESS_BITS),
  contexts: new Map<number, { own: number; head: number }>(),
};

function measure(...sentences: string[]): {
  words: (kind: string) => string[];
  found: ReturnType<typeof measureVocabulary>;
} {
  const { text, annotated } = annotateByHand(sentences);
  const found = measureVocabulary(listWords(annotated, text), {
    frequentLemmas: new Set(['kass', 'ja', 'jooma', 'tema', 'olema']),
    abstractness: MIDDLE_MODEL,
  });
  const words = (kind: string): string[] =>
    (found.marks[kind as keyof typeof found.marks] as { start: number; end: number }[]).map(
      ({ start, end }) => text.slice(start, end),
    );
  return { words, found };
}

describe('measureVocabulary', () => {
  const sentence =
    'Miisu/Miisu/PROPN kassid/kass/NOUN jõid/jooma/VERB 3/3/NUM tassi/tass/NOUN kiiresti/kiiresti/ADV ja/ja/CCONJ siis/siis/ADV ././PUNCT';

  it('marks rare and content words without names and numerals', () => {
    const { words, found } = measure(sentence);
    expect(words('lowFrequencyWords')).toEqual(['tassi', 'kiiresti', 'siis']);
    expect(words('contentWords')).toEqual(['kassid', 'jõid', 'tassi', 'kiiresti']);
    expect(found.diversity).toMatchObject({ words: 6, lemmas: 6 });
  });

  it('tells the abstractness of common nouns', () => {
    const { words, found } = measure(sentence);
    expect(found.nouns.map(({ lemma }) => lemma)).toEqual(['kass', 'tass']);
    expect(found.meanAbstractness).toBeCloseTo(2.6, 6);
    expect(words('abstractNouns')).toEqual(['kassid', 'tassi']);
    expect(measure('Ta/tema/PRON joob/jooma/VERB').found.meanAbstractness).toBeUndefined();
  });

  it('finds repetitions in the same and in neighbouring sentences', () => {
    const { found } = measure(
      'kass/kass/NOUN nägi/nägema/VERB kassi/kass/NOUN',
      'kass/kass/NOUN magas/magama/VERB',
      'koer/koer/NOUN magas/magama/VERB',
      'ilm/ilm/NOUN oli/olema/AUX ilus/ilus/ADJ',
      'koer/koer/NOUN jooksis/jooksma/VERB',
    );
    expect(found.marks.repetitions.map(({ place }) => place)).toEqual([
      'both-sentence',
      'both-sentence',
      'next-sentence',
      'next-sentence',
      'next-sentence',
    ]);
  });

  it('passes over the commonest lemmas, and over pronouns of neighbouring sentences', () => {
    const { words } = measure(
      'tema/tema/PRON on/olema/AUX ja/ja/CCONJ on/olema/AUX ja/ja/CCONJ',
      'tema/tema/PRON ujub/ujuma/VERB temaga/tema/PRON',
    );
    expect(words('repetitions')).toEqual(['tema', 'temaga']);
  });
});
