import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSyllables } from './split-syllables';
import { RUSSIAN_SYLLABIFIED_WORDS } from './testing/russian-syllabified-words';
import { SYLLABIFIED_WORDS } from './testing/syllabified-words';

const ALLOWED_ERRORS = 0.01;

function cutByFunction(entry: string): string {
  const word = entry.replaceAll(/[._]/gu, '');
  const root = entry.replaceAll('.', '');
  return splitSyllables(word, root).join('.');
}

describe('splitSyllables', () => {
  it('cuts at least 99 % of 300 words as the handbook does', () => {
    expect(new Set(SYLLABIFIED_WORDS).size).toBeGreaterThanOrEqual(300);
    const wrong = SYLLABIFIED_WORDS.filter((entry) => cutByFunction(entry) !== entry.replaceAll('_', '.'));
    expect(wrong.map(cutByFunction)).toEqual([]);
    expect(wrong.length / SYLLABIFIED_WORDS.length).toBeLessThanOrEqual(ALLOWED_ERRORS);
  });

  it.each(RUSSIAN_SYLLABIFIED_WORDS)('cuts the Russian word %s at its vowels', (entry) => {
    expect(splitSyllables(entry.replaceAll('.', '')).join('.')).toBe(entry);
  });

  it.each([
    ['Vana-Jüri', ['Va', 'na-', 'Jü', 'ri']],
    ["Bordeaux'sse", ['Bor', 'de', "aux'", 'sse']],
    ['EESTIS', ['EES', 'TIS']],
    ['10-aastane', ['10-aas', 'ta', 'ne']],
    ['Москва', ['Моск', 'ва']],
    ['большой', ['боль', 'шой']],
    ['семья', ['се', 'мья']],
    ['kst', ['kst']],
  ])('cuts %s', (word, syllables) => {
    expect(splitSyllables(word)).toEqual(syllables);
  });

  it.each(['', '2018', '-', '3.14', '🙂'])('finds no syllable in "%s"', (word) => {
    expect(splitSyllables(word)).toEqual([]);
  });

  it('cuts compounds at the borders of the root, also in inflected and capital forms', () => {
    expect(splitSyllables('Maailmades', 'maa_ilm')).toEqual(['Maa', 'il', 'ma', 'des']);
    expect(splitSyllables('VANAEMALE', 'vana_ema')).toEqual(['VA', 'NA', 'E', 'MA', 'LE']);
    expect(splitSyllables('Ida-Euroopast', 'Ida-Euroopa')).toEqual(['I', 'da-', 'Eu', 'roo', 'past']);
  });

  it('passes over borders that do not fit the word or leave a part without a vowel', () => {
    expect(splitSyllables('laps', 'l_aps')).toEqual(['laps']);
    expect(splitSyllables('kala', 'vana_ema')).toEqual(['ka', 'la']);
  });

  it('gives syllables that join to the word, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (word, root) => {
        const syllables = splitSyllables(word, root);
        if (syllables.length > 0) expect(syllables.join('')).toBe(word);
        expect(syllables.every((syllable) => syllable !== '')).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."aeiouõäöükstn-_'jА́а")), (units) => {
        const word = units.join('');
        const syllables = splitSyllables(word, word);
        if (syllables.length > 0) expect(syllables.join('')).toBe(word);
      }),
    );
  });
});
