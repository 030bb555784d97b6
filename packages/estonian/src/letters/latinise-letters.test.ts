import { describe, expect, it } from 'vitest';
import { alignLetters, foldLetters } from './fold-letters';

describe('letters of another alphabet in a Latin word', () => {
  it.each([
    ['Mа elan Tаrtus', 'Ma elan Tartus'],
    ['koоlis on sооjem', 'koolis on soojem'],
    ['Τallinn ja Ηiiumaa', 'Tallinn ja Hiiumaa'],
    ['Tαrtu ja rααmαt', 'Tartu ja raamat'],
    ['põҥev', 'põҥev'],
    ['hӧövel ja kӓsi', 'höövel ja käsi'],
  ])('makes %j %j', (written, folded) => {
    expect(foldLetters(written)).toBe(folded);
    expect(alignLetters(written).text).toBe(folded);
  });

  it.each(['слово „сон“', 'IT-отдел', 'sinα ja cosβ', '5 μm ja 3 kΩ', 'Ма и Та'])('leaves %j', (written) => {
    expect(foldLetters(written)).toBe(written);
  });
});
