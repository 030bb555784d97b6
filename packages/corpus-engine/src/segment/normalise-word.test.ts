import { describe, expect, it } from 'vitest';
import { foldForm, normaliseForm, normaliseWord } from './normalise-word';

describe('normaliseForm', () => {
  it('keeps apostrophes of one make and asterisks, takes away invisible characters, and composes', () => {
    for (const form of ["Bush'i", 'Bush’i', 'Bush‘i', 'Bush`i', 'Bush´i'])
      expect(normaliseForm(form)).toBe("Bush'i");
    expect(normaliseForm('Tаrtus')).toBe('Tartus');
    expect(normaliseForm('raama-\ntud')).toBe('raamatud');
    expect(normaliseForm('*koolis')).toBe('*koolis');
    expect(normaliseForm('1*2')).toBe('1*2');
    expect(normaliseForm('raa\u00admat')).toBe('raamat');
    expect(normaliseForm('o\u0303un')).toBe('õun');
    expect(normaliseForm('e\u2011kiri\u200b')).toBe('e-kiri');
    expect(normaliseForm('kir\u2060ju\ufefftama')).toBe('kirjutama');
  });

  it('leaves a token as it is when nothing else would be left', () => {
    expect(normaliseForm('*')).toBe('*');
    expect(normaliseForm("''")).toBe("''");
  });
});

describe('normaliseWord', () => {
  it('keeps of a lemma what it was written with', () => {
    expect(normaliseWord('Mari_Maa@kiri.ee', 'lemma')).toBe('mari_maa@kiri.ee');
    expect(normaliseWord('Muu_sõna', 'lemma')).toBe('muu_sõna');
    expect(normaliseWord('=)', 'lemma')).toBe('=)');
    expect(normaliseWord('E\u2010kiri\u200d', 'lemma')).toBe('e-kiri');
    expect(normaliseWord('❤\ufe0f', 'lemma')).toBe('❤');
  });

  it('lowers the case of forms where they are compared without it', () => {
    expect(normaliseWord("Bush'i", 'form')).toBe("Bush'i");
    expect(normaliseWord("Bush'i", 'folded')).toBe("bush'i");
  });
});

describe('foldForm', () => {
  it('lowers Estonian and Russian letters', () => {
    expect(foldForm('ÕÄÖÜŠŽ МИР')).toBe('õäöüšž мир');
  });
});
