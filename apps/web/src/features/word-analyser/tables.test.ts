import { describe, expect, it } from 'vitest';
import { readWords } from './analysed-word';
import { joinIds, roundShare, writeCounts } from './counted-words';
import { countSyllables } from './syllable-rows';
import { makeAnswer } from './testing/make-answer';
import { countForms, countLemmas } from './word-groups';

const NOUN = 'nimisõna';
const NOMINATIVE = 'ainsuse nimetav kääne';
const answer = makeAnswer(
  ['Kala', 'kala', 'Ka-la', NOUN, NOMINATIVE],
  ['kalad', 'kala', 'ka-lad', NOUN, 'mitmuse nimetav kääne'],
  ['kala', 'kala', 'ka-la', NOUN, NOMINATIVE],
  ['papa', 'papa', 'pa-pa', NOUN, NOMINATIVE],
  ['kalale', 'kala', 'ka-la-le', NOUN, 'ainsuse alaleütlev kääne'],
  ['ja', 'ja', 'ja', 'sidesõna (rinnastav)', '–'],
  ['кот', '–', '–', '–', '–'],
  ['7', '7', '7', 'arvsõna', '–'],
);
const words = readWords(answer, 'et');

describe('the table of syllables', () => {
  const rows = countSyllables(words);
  const find = (syllable: string) => rows.find((row) => row.syllable === syllable);

  it('counts syllables by their place in the word', () => {
    expect(find('la')).toMatchObject({ beginning: 0, middle: 1, end: 2, frequency: 3 });
    expect(find('ka')).toMatchObject({ beginning: 4, middle: 0, end: 0, frequency: 4 });
    expect(find('ja')).toMatchObject({ beginning: 1, frequency: 1 });
  });

  it('gives shares of all syllables, and each word once though the syllable stands in it twice', () => {
    expect(find('pa')).toMatchObject({ beginning: 1, end: 1, percentage: 16.67 });
    expect(writeCounts(find('pa')!.words)).toBe('papa (1)');
  });

  it('leaves out foreign words and numbers', () => {
    expect(rows.map(({ syllable }) => syllable)).toEqual(['ja', 'ka', 'la', 'lad', 'le', 'pa']);
  });
});

describe('the table of base forms', () => {
  it('counts forms in any case together, with shares of two decimals of the words that are not foreign', () => {
    const row = countLemmas(words).find(({ lemma }) => lemma === 'kala')!;
    expect(writeCounts(row.words)).toBe('kala (2), kalad (1), kalale (1)');
    expect(row).toMatchObject({ frequency: 4, percentage: 57.14, wordClass: NOUN });
    expect(joinIds(row.words)).toEqual([0, 1, 2, 4]);
  });
});

describe('the table of grammatical forms', () => {
  it('groups words by class and form with shares of one decimal', () => {
    const row = countForms(words).find(({ form }) => form === NOMINATIVE)!;
    expect(writeCounts(row.words)).toBe('kala (2), papa (1)');
    expect(row).toMatchObject({ frequency: 3, percentage: 42.9 });
    expect(countForms(words).map(({ wordClass }) => wordClass)).toContain('arvsõna');
  });

  it('counts words that the answer lists with their number', () => {
    const counted = { ...answer, kohad: [], kordused: [10, 1, 5, 1, 1, 1, 1, 1] };
    const row = countForms(readWords(counted, 'et')).find(({ form }) => form === NOMINATIVE)!;
    expect([row.frequency, writeCounts(row.words)]).toEqual([16, 'kala (15), papa (1)']);
  });
});

describe('roundShare', () => {
  it.each([
    [1, 8, 1, 12.5],
    [1, 16, 1, 6.3],
    [1, 3, 2, 33.33],
    [0, 0, 2, 0],
  ])('rounds %i of %i to %i decimals', (count, total, digits, expected) => {
    expect(roundShare(count, total, digits)).toBe(expected);
  });
});
