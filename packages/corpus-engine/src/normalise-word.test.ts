import { describe, expect, it } from 'vitest';
import { foldForm, normaliseForm, normaliseLemma } from './normalise-word';

describe('normaliseForm', () => {
  it('takes away apostrophes, asterisks and invisible characters, and composes', () => {
    expect(normaliseForm("Bush'i")).toBe('Bushi');
    expect(normaliseForm('*koolis')).toBe('koolis');
    expect(normaliseForm('raa\u00admat')).toBe('raamat');
    expect(normaliseForm('o\u0303un')).toBe('õun');
  });

  it('leaves a token as it is when nothing else would be left', () => {
    expect(normaliseForm('*')).toBe('*');
    expect(normaliseForm("''")).toBe("''");
  });
});

describe('normaliseLemma', () => {
  it('takes away compound and derivation marks and lowers the case', () => {
    expect(normaliseLemma('kooli_maja')).toBe('koolimaja');
    expect(normaliseLemma('Eesti_maa')).toBe('eestimaa');
    expect(normaliseLemma('õppi=mine')).toBe('õppimine');
  });

  it('takes nothing away where there is no word', () => {
    expect(normaliseLemma('=')).toBe('=');
    expect(normaliseLemma('=)')).toBe('=)');
  });

  it('leaves addresses as they were written', () => {
    expect(normaliseLemma('Mari_Maa@kiri.ee')).toBe('mari_maa@kiri.ee');
    expect(normaliseLemma('www.keel.ee/otsi?sona=maa_ilm')).toBe('www.keel.ee/otsi?sona=maa_ilm');
  });
});

describe('foldForm', () => {
  it('lowers Estonian and Russian letters', () => {
    expect(foldForm('ÕÄÖÜŠŽ МИР')).toBe('õäöüšž мир');
  });
});
