import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEstonian, makeEstonianSortKey } from './estonian-collation';

describe('compareEstonian', () => {
  it('follows the Estonian alphabet', () => {
    const letters = [...'abcdefghijklmnopqrsšzžtuvwõäöüxy'];
    expect([...letters].sort(compareEstonian)).toEqual(letters);
    expect([...letters].reverse().sort(compareEstonian)).toEqual(letters);
  });

  it('puts punctuation before digits, digits before letters, Cyrillic after Latin', () => {
    const words = ['-', '1', '10', '2', 'aasta', 'üks', 'yks', 'б', 'я'];
    expect([...words].reverse().sort(compareEstonian)).toEqual(words);
  });

  it('looks at case and foreign diacritics only where the letters are equal', () => {
    const words = ['kool', 'Kool', 'KOOL', 'koola', 'koolaa', 'Koolb', 'resume', 'résumé', 'resumf'];
    expect([...words].reverse().sort(compareEstonian)).toEqual(words);
  });

  it('orders words as the Estonian locale of the platform does', () => {
    const collator = new Intl.Collator('et');
    const word = fc.string({ unit: fc.constantFrom(...'abhklosšzžtuvõäöü'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(Math.sign(compareEstonian(left, right))).toBe(Math.sign(collator.compare(left, right)));
      }),
    );
  });

  it('is a total order, the same as that of the sort keys', () => {
    const word = fc
      .string({ unit: fc.constantFrom(...'aAäÄéеё1-šŠ😀İ') })
      .map((text) => text.normalize('NFC'));
    fc.assert(
      fc.property(word, word, (left, right) => {
        const order = Math.sign(compareEstonian(left, right));
        expect(order).toBe(-Math.sign(compareEstonian(right, left)) + 0);
        expect(order === 0).toBe(left === right);
        if (order !== 0) expect(makeEstonianSortKey(left) < makeEstonianSortKey(right)).toBe(order < 0);
      }),
    );
  });
});
