import { describe, expect, it } from 'vitest';
import { measureDiversity } from './diversity';

function toWords(forms: string): { lemma: string; form: string }[] {
  return forms.split(' ').map((form) => ({ lemma: form, form }));
}

/** Words by a rule: the numbers i·i modulo a few primes, so that forms come again at uneven distances. */
const MADE = Array.from({ length: 310 }, (_, i) => `w${(i * i) % 41}x${(i * i * i) % 3}`).join(' ');

/** `lexicalrichness` 0.5.1 of PyPI on the words of MADE: mtld(0.72), hdd(42), msttr(50), natural logarithms. */
const LEXICALRICHNESS = {
  rttr: 3.5781595557565082,
  cttr: 2.5301408860428714,
  maas: 0.0484205937232961,
  dugast: 20.65236964491991,
  mtld: 72.58454248462195,
  hdd: 0.765108146953278,
  msttr: 0.8099999999999999,
};

describe('measureDiversity', () => {
  it('gives the ratios worked out by hand', () => {
    // 8 words, 5 different.
    const found = measureDiversity(toWords('kala ja kass ja koer ja kala ujub'));
    expect(found.words).toBe(8);
    expect(found.lemmas).toBe(5);
    expect(found.rootTtr).toBeCloseTo(5 / Math.sqrt(8), 10);
    expect(found.correctedTtr).toBeCloseTo(5 / 4, 10);
    expect(found.maas).toBeCloseTo(Math.log(8 / 5) / Math.log(8) ** 2, 10);
    expect(found.uber).toBeCloseTo(Math.log(8) ** 2 / Math.log(8 / 5), 10);
  });

  it('counts MTLD as worked out by hand', () => {
    // Forward: TTR of "a b a" is 2/3, a factor; the rest "c d" has TTR 1, so no partial factor: 5 words / 1 factor.
    // Backward: "d c a b a" ends with TTR 4/5, a partial factor of 0.2 / 0.28: 5 / 0.7143 = 7.
    expect(measureDiversity(toWords('a b a c d')).mtld).toBeCloseTo((5 + 7) / 2, 10);
  });

  it('agrees with lexicalrichness 0.5.1 on 310 words', () => {
    const found = measureDiversity(toWords(MADE));
    expect(found.rootTtr).toBeCloseTo(LEXICALRICHNESS.rttr, 8);
    expect(found.correctedTtr).toBeCloseTo(LEXICALRICHNESS.cttr, 8);
    expect(found.maas).toBeCloseTo(LEXICALRICHNESS.maas, 8);
    expect(found.uber).toBeCloseTo(LEXICALRICHNESS.dugast, 8);
    expect(found.mtld).toBeCloseTo(LEXICALRICHNESS.mtld, 8);
    expect(found.hdd).toBeCloseTo(LEXICALRICHNESS.hdd, 6);
    expect(found.msttr).toBeCloseTo(LEXICALRICHNESS.msttr, 8);
  });

  it('compares lemmas in the ratios and forms in MTLD, HDD and MSTTR', () => {
    const words = Array.from({ length: 60 }, (_, i) => ({ lemma: `l${i % 10}`, form: `f${i}` }));
    const found = measureDiversity(words);
    expect(found.lemmas).toBe(10);
    expect(found.mtld).toBe(60);
    expect(found.hdd).toBeCloseTo(1, 10);
    expect(found.msttr).toBe(1);
  });

  it('leaves out what a text is too short for', () => {
    expect(measureDiversity([])).toEqual({ words: 0, lemmas: 0, rootTtr: 0, correctedTtr: 0, maas: 0 });
    expect(measureDiversity(toWords('üks'))).toMatchObject({ rootTtr: 1, maas: 0, mtld: 1, uber: undefined });
    expect(measureDiversity(toWords(Array(41).fill('a').join(' '))).hdd).toBeUndefined();
    expect(measureDiversity(toWords(Array(42).fill('a').join(' '))).hdd).toBeCloseTo(1 / 42, 10);
  });
});
