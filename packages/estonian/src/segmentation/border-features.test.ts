import { describe, expect, it } from 'vitest';
import { makeBorderContext } from './border-features';
import { isBorderCandidate } from './find-borders';
import { findRawTokens } from './find-raw-tokens';

/** The raw tokens of a text, each with what is said of it. */
function describeTokens(text: string, name: 'speakers' | 'smallStarts'): [string, number][] {
  const tokens = findRawTokens(text);
  const context = makeBorderContext(text, tokens);
  return tokens.starts.map((start, i) => [text.slice(start, tokens.ends[i]), context[name][i]!]);
}

describe('what surrounds a place where a sentence may end', () => {
  it('tells words with a colon behind them, and those that stand so again nearby', () => {
    const speakers = (text: string) => describeTokens(text, 'speakers').filter(([, value]) => value > 0);
    expect(speakers('mari: tere Kati: tere ise mari: jah')).toEqual([
      ['mari', 2],
      ['Kati', 1],
      ['mari', 2],
    ]);
    expect(speakers('kell 12:30 ja skoor 3 : 2, vaata:siia')).toEqual([]);
    const far = `mari: tere ${'üks kaks '.repeat(600)} mari: jah`;
    expect(speakers(far)).toEqual([
      ['mari', 1],
      ['mari', 1],
    ]);
  });

  it('counts how many sentences nearby begin with a small letter', () => {
    const [first] = describeTokens('tere. kuidas läheb? hästi. aga sul? ka.', 'smallStarts');
    expect(first).toEqual(['tere', 4]);
    const mixed = describeTokens('Tere. Kuidas läheb? hästi. Aga sul? ka.', 'smallStarts');
    expect(mixed.map(([, value]) => value)).toEqual(mixed.map(() => 2));
    const plain = describeTokens('Tere. Kuidas läheb? Hästi. Aga sul? Ka.', 'smallStarts');
    expect(plain.every(([, value]) => value === 0)).toBe(true);
    expect(describeTokens('märke ei ole', 'smallStarts')[0]).toEqual(['märke', 0]);
  });

  it('lets a sentence end before a name in small letters with a colon, and not before another small word', () => {
    const text = 'tule siia mari: jah';
    const tokens = findRawTokens(text);
    const context = makeBorderContext(text, tokens);
    expect([0, 1].map((index) => isBorderCandidate(context, index))).toEqual([false, true]);
  });
});
