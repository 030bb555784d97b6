import type { Fragment } from '@keelerada/contract/corrector/corrector';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { describe, expect, it } from 'vitest';
import { describeFragments } from '../../modules/corrector/answer/describe-fragments';
import { readTokenizedText, writeTokenizedText } from '../correct';

const INPUT = 'Ma tean et ta tuleb .\r\n\nTere ,  sõbrad\u00a0!\n';

function correct(text: string, changes: readonly [wrong: string, at: number, right: string][]): Fragment[] {
  const corrections = changes.map(([original, start, right]): Correction => ({
    ...{ start, end: start + original.length, original, replacements: [right], type: 'spellingError' },
    ...{ tier: 'sure', score: 1, reason: { kind: 'misspelling', changes: [] } },
  }));
  return describeFragments(text, corrections);
}

describe('a text of one sentence a line', () => {
  it('has a sentence for each line with tokens, at their places', () => {
    const { text, sentences } = readTokenizedText(INPUT);
    const tokens = sentences.map((sentence) =>
      sentence.tokens.map(({ start, end }) => text.slice(start, end)),
    );
    expect(tokens).toEqual([
      ['Ma', 'tean', 'et', 'ta', 'tuleb', '.'],
      ['Tere', ',', 'sõbrad', '!'],
    ]);
    expect(text.slice(sentences[1]!.start, sentences[1]!.end)).toBe('Tere ,  sõbrad !');
  });

  it('is written with the same lines; what is inserted stands apart and what is left out leaves no space', () => {
    const { text } = readTokenizedText(INPUT);
    const fragments = correct(text, [
      ['', 7, ','],
      [' ,', 28, ''],
      ['sõbrad', 32, 'kallid sõbrad'],
    ]);
    expect(writeTokenizedText(fragments)).toBe('Ma tean , et ta tuleb .\r\n\nTere kallid sõbrad !\n');
  });

  it('without corrections keeps its tokens', () => {
    expect(writeTokenizedText(correct(readTokenizedText(INPUT).text, []))).toBe(
      'Ma tean et ta tuleb .\r\n\nTere , sõbrad !\n',
    );
  });
});
