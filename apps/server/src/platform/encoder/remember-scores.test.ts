import type { EncoderWord, SentenceEncoder, SentenceScores } from '@keelerada/corrector/encoder/encoder-port';
import { describe, expect, it } from 'vitest';
import { rememberScores } from './remember-scores';

const sentence = (...forms: string[]): EncoderWord[] =>
  forms.map((form) => ({ form, isKnown: true, readings: [] }));

/** Scores that say of a sentence how many words it has, and which sentences were asked. */
function countingEncoder() {
  const asked: string[] = [];
  const encoder: SentenceEncoder = {
    classes: { operations: [], insertions: [], orders: [], forms: [] },
    scoreSentences: (sentences) => {
      asked.push(...sentences.map((words) => words.map(({ form }) => form).join(' ')));
      return Promise.resolve(sentences.map((words) => ({ wordCount: words.length }) as SentenceScores));
    },
  };
  return { asked, encoder: rememberScores(encoder) };
}

describe('rememberScores', () => {
  it('asks about a sentence once and keeps the order', async () => {
    const { asked, encoder } = countingEncoder();
    await encoder.scoreSentences([sentence('Tere'), sentence('ma', 'tulen')]);
    const scores = await encoder.scoreSentences([
      sentence('ma', 'tulen'),
      sentence('nad', 'ei', 'tule'),
      sentence('Tere'),
    ]);
    expect(asked).toEqual(['Tere', 'ma tulen', 'nad ei tule']);
    expect(scores.map(({ wordCount }) => wordCount)).toEqual([2, 3, 1]);
  });

  it('takes words cut otherwise for another sentence', async () => {
    const { asked, encoder } = countingEncoder();
    await encoder.scoreSentences([sentence('a b'), sentence('a', 'b')]);
    expect(asked).toHaveLength(2);
  });
});
