import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignLetters, foldLetters } from './fold-letters';

describe('folding', () => {
  it.each([
    ['maja\u00adke', 'majake'],
    ['sõ\u200bna', 'sõna'],
    ['\ufeffTere\u2060!', 'Tere!'],
    ['o\u0303\ufe00 o\u0303\u200dn', 'õ õn'],
    ['koo\u200cli\u200dmaja\u200e', 'koolimaja'],
    ['e\u2011kiri ja e\u2010kool', 'e-kiri ja e-kool'],
    ['10\u00a0000\u202feurot\u2009', '10 000 eurot '],
    ['so\u0303na s\u030cokk', 'sõna šokk'],
    ['ﬁlm ja graaﬃk', 'film ja graaffik'],
    ['👩\u200d👩\u200d👧 ❤\ufe0f', '👩\u200d👩\u200d👧 ❤\ufe0f'],
    ['20–30 „hea“', '20–30 „hea“'],
    ['мир и\u0306', 'мир й'],
    ['kodus\u2028olen ja\u2029siis\u0085magan', 'kodus\nolen ja\nsiis\nmagan'],
    ['Raama-\ntud, õpeta-\r\n  jale, koduto\u2010\nöö', 'Raamatud, õpetajale, kodutoöö'],
    [
      'vaadi-\nja pajatäis, ID-\nkaart, A-\nrühm, ees -\ntaga',
      'vaadi-\nja pajatäis, ID-\nkaart, A-\nrühm, ees -\ntaga',
    ],
  ])('makes %j %j', (written, folded) => {
    expect(foldLetters(written)).toBe(folded);
    expect(alignLetters(written).text).toBe(folded);
  });
});

const anyPiece = fc.oneof(
  fc.constantFrom('sõna', 'so\u0303na', 'ma\u00adja', '\u200b', '\ufeff', '\u2060', ' ', '\u00a0', 'ﬁ', '👍🏽', '\u1112\u1161', '\u0301'),
  fc.string({ unit: 'binary', maxLength: 4 }),
); // prettier-ignore

describe('the way back', () => {
  it('gives pieces that fold to what they were found by, and leaves what is unseen at their ends outside', () => {
    const pieces = fc.array(anyPiece, { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (given) => {
        const written = given.join('');
        const { text, findStart, findEnd, findFolded } = alignLetters(written);
        expect(text).toBe(foldLetters(written));
        for (const { index, 0: word } of text.matchAll(/[a-zõäöü]+/gu)) {
          const [start, end] = [findStart(index), findEnd(index + word.length)];
          expect(foldLetters(written.slice(start, end))).toContain(word);
          expect(findFolded(start)).toBeLessThanOrEqual(index);
          expect(findFolded(end)).toBeGreaterThanOrEqual(index + word.length);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('stands on the letters of a word among what nobody sees', () => {
    const written = '\u200bTa so\u0303\u00adi\u200b ﬁlmi\u00a0ajal';
    const { text, findStart, findEnd } = alignLetters(written);
    expect(text).toBe('Ta sõi filmi ajal');
    expect(written.slice(findStart(3), findEnd(6))).toBe('so\u0303\u00adi');
    expect(written.slice(findStart(0), findEnd(2))).toBe('Ta');
    expect(written.slice(findStart(13), findEnd(17))).toBe('ajal');
  });

  it('takes time in step with the length', () => {
    const { text } = alignLetters('so\u0303\u00adna\u200b '.repeat(20_000));
    expect(text).toBe('sõna '.repeat(20_000));
    const marks = '\u0301'.repeat(100_000);
    expect(foldLetters(`${marks}\ufe00`)).toBe(`${marks}\ufe00`);
  });
});
