import type { Correction } from '@keelerada/corrector/correction/correction';
import { findSpellingCorrections } from '@keelerada/corrector/spelling/find-spelling-corrections';
import { describe, expect, it } from 'vitest';
import { annotateTexts } from '../annotation/annotate';
import { openSpeller } from '../corrector/open-correctors';

describe('the trained spelling corrector', () => {
  const correct = async (text: string): Promise<Correction[]> => {
    const [annotation] = await annotateTexts([text]);
    return findSpellingCorrections({ text, annotation: annotation! }, await openSpeller());
  };

  const list = (corrections: readonly Correction[]): [string, string][] =>
    corrections.map(({ original, replacements }) => [original, replacements[0]!]);

  it('corrects what learners misspell, with the place, the kind and the reason', async () => {
    const text = 'Ma lahen homme kooli ja öpin eesti keelt. Minu sobrad on ka seal.';
    const corrections = await correct(text);
    expect(list(corrections)).toEqual([['lahen', 'lähen'], ['öpin', 'õpin'], ['sobrad', 'sõbrad']]); // prettier-ignore
    for (const { start, end, original, type, score } of corrections) {
      expect(text.slice(start, end)).toBe(original);
      expect(type).toBe('spellingError');
      expect(score).toBeGreaterThan(0.1);
    }
    expect(corrections[0]!.reason).toEqual({
      kind: 'misspelling',
      changes: [{ written: 'a', right: 'ä' }],
    });
  });

  it('finds a word that exists but does not fit', async () => {
    const [correction] = await correct('See film oli vaga huvitav.');
    expect(correction).toMatchObject({
      original: 'vaga',
      type: 'spellingError',
      reason: { kind: 'confused-word' },
    });
    expect(correction!.replacements[0]).toBe('väga');
  });

  it('offers at most five words, in the capitals of the text', async () => {
    const corrections = await correct('Präegu ma elan siin. ÖPETAJA tuli.');
    expect(list(corrections)).toEqual([['Präegu', 'Praegu'], ['ÖPETAJA', 'ÕPETAJA']]); // prettier-ignore
    for (const { replacements } of corrections) expect(replacements.length).toBeLessThanOrEqual(5);
  });

  it.each([
    'Eile käisin ma Tallinnas ja ostsin poest kolm raamatut.',
    'Minu e-post on mari.maasikas@example.com ja aadress www.keelerada.ee/uudised.',
    'Meil käisid külas John Smith ja Björn Åkerlund Göteborgist.',
    'Kell 12.30 maksis see 15,90 eurot (EAS, ÜRO, PRIA).',
    'The quick brown fox jumps over the lazy dog, and nobody corrects it.',
    'Tere, XXX! Mina olen xxxx ja elan NNN linnas.',
  ])('leaves alone: %s', async (text) => {
    expect(list((await correct(text)).filter(({ tier }) => tier === 'sure'))).toEqual([]);
  });

  it('keeps its places right behind emoji, line breaks and odd characters', async () => {
    const text = '😀\r\n\u00a0Ma lahen\ud800 koju.';
    const [correction] = await correct(text);
    expect(text.slice(correction!.start, correction!.end)).toBe('lahen');
  });

  it('has nothing to say of an empty text', async () => {
    expect(await correct('')).toEqual([]);
  });
});
