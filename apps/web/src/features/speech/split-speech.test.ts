import { describe, expect, it } from 'vitest';
import { splitSpeech } from './split-speech';

describe('splitSpeech', () => {
  it('keeps sentences whole and begins with a short piece', () => {
    const sentence = 'Täna on ilus ilm ja me läheme kõik koos randa ujuma. ';
    const pieces = splitSpeech(sentence.repeat(40));
    expect(pieces[0]!.length).toBeLessThanOrEqual(150);
    expect(pieces.every((piece) => piece.endsWith('ujuma.') && piece.length <= 600)).toBe(true);
    expect(pieces.join(' ')).toBe(sentence.repeat(40).trim());
  });

  it('does not cut after an ordinal', () => {
    expect(splitSpeech(`${'Sõna '.repeat(30)}lõpp. Kohtume 3. mail.`)[1]).toBe('Kohtume 3. mail.');
  });

  it('cuts a text without sentences, and a word without end', () => {
    for (const text of ['sõna '.repeat(1000), 'a'.repeat(5000)]) {
      const pieces = splitSpeech(text);
      expect(pieces.every((piece) => piece.length <= 600)).toBe(true);
      expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  it.each(['', ' \n ', '... !'])('finds nothing to read in %j', (text) => {
    expect(splitSpeech(text)).toEqual([]);
  });
});
