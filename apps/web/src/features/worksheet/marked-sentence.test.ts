import { describe, expect, it } from 'vitest';
import { readMarked, splitAtMarks, writeMarked } from './marked-sentence';

const sentence = {
  text: 'Kassid magavad ja vana kass ka.',
  marks: [
    { start: 0, end: 6, lemma: 'kass' },
    { start: 23, end: 27, lemma: 'kass' },
  ],
};

describe('a marked sentence', () => {
  it('is cut at its marks, also at the very start', () => {
    expect(splitAtMarks(sentence)).toEqual([
      { text: 'Kassid', lemma: 'kass' },
      { text: ' magavad ja vana ', lemma: null },
      { text: 'kass', lemma: 'kass' },
      { text: ' ka.', lemma: null },
    ]);
  });

  it('is the same after writing and reading', () => {
    expect(writeMarked(sentence)).toBe('[Kassid] magavad ja vana [kass] ka.');
    expect(readMarked(writeMarked(sentence), sentence)).toEqual(sentence);
  });

  it('keeps the base form of a word that is corrected in its place', () => {
    const edited = readMarked('[Kassid] magavad, samuti [kassike].', sentence);
    expect(edited.text).toBe('Kassid magavad, samuti kassike.');
    expect(edited.marks).toEqual([
      { start: 0, end: 6, lemma: 'kass' },
      { start: 23, end: 30, lemma: 'kass' },
    ]);
  });

  it('knows base forms by the word where marks were taken out or added', () => {
    expect(readMarked('Kassid [magavad] ja vana [kass] [ka].', sentence).marks).toEqual([
      { start: 7, end: 14, lemma: '' },
      { start: 23, end: 27, lemma: 'kass' },
      { start: 28, end: 30, lemma: '' },
    ]);
    expect(readMarked('Kassid magavad.', sentence)).toEqual({ text: 'Kassid magavad.', marks: [] });
  });

  it.each([
    ['[Kassid magavad', 'Kassid magavad', []],
    ['Kassid] [] magavad', 'Kassid  magavad', []],
    ['  [Kassid]\n magavad ', 'Kassid magavad', [{ start: 0, end: 6, lemma: 'kass' }]],
  ])('reads %j without harm', (typed, text, marks) => {
    expect(readMarked(typed, sentence)).toEqual({ text, marks });
  });

  it('has round brackets for those of its own while it is edited', () => {
    expect(writeMarked({ text: 'Ta [kass] magab.', marks: [{ start: 4, end: 8, lemma: 'kass' }] })).toBe(
      'Ta ([kass]) magab.',
    );
  });
});
