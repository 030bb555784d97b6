import { describe, expect, it } from 'vitest';
import { annotateByHand } from '../testing/annotate-by-hand';
import { listWords } from '../words/list-words';
import { measureComplexity } from './measure-complexity';

function measure(...sentences: string[]): ReturnType<typeof measureComplexity> & { text: string } {
  const { text, annotated } = annotateByHand(sentences);
  return { ...measureComplexity(listWords(annotated, text)), text };
}

describe('measureComplexity', () => {
  it('gives the figures worked out by hand', () => {
    // Syllables: va-na-e-ma 4, jõi 1, koh-vi 2; raa-ma-tu-ko-gu 5, on 1, suur 1.
    const found = measure(
      'Vanaema/vanaema/NOUN jõi/jooma/VERB kohvi/kohv/NOUN ./././PUNCT',
      'Raamatukogu/raamatukogu/NOUN on/olema/AUX suur/suur/ADJ ././PUNCT',
    );
    expect(found).toMatchObject({
      sentences: 2,
      words: 6,
      syllables: 14,
      polysyllabicWords: 2,
      longWords: 2,
    });
    expect(found).toMatchObject({ nouns: 3, verbs: 2, nounVerbRatio: 1.5 });
    expect(found.smog!.value).toBeCloseTo(1.043 * Math.sqrt(30) + 3.1291, 10);
    expect(found.fleschKincaid!.value).toBeCloseTo(0.39 * 3 + 11.8 * (14 / 6) - 15.59, 10);
    expect(found.lix!.value).toBeCloseTo(3 + 200 / 6, 10);
    expect(found.levels).toEqual(['veryEasy', 'average']);
    expect(found.marks.longWords.map(({ start, end }) => found.text.slice(start, end))).toEqual([
      'Vanaema',
      'Raamatukogu',
    ]);
  });

  it('marks sentences of more than 17 words', () => {
    const words = (count: number): string => Array(count).fill('ema').join(' ');
    const found = measure(words(17), words(18));
    expect(found.marks.longSentences).toHaveLength(1);
    expect(found.text.slice(found.marks.longSentences[0]!.start)).toBe(words(18));
  });

  it('has no figures for a text without words', () => {
    const found = measure('!/!/PUNCT');
    expect(found).toMatchObject({ sentences: 0, words: 0, smog: undefined, lix: undefined, levels: [] });
    expect(found.nounVerbRatio).toBeUndefined();
  });

  it('counts numerals as words without syllables, and has no ratio without verbs', () => {
    const found = measure('2018/2018/NUM aasta/aasta/NOUN 🙂/🙂/SYM');
    expect(found).toMatchObject({ words: 2, syllables: 2, verbs: 0, nounVerbRatio: undefined });
  });
});
