import { describe, expect, it } from 'vitest';
import { readWords } from './analysed-word';
import { makeAnswer } from './testing/make-answer';

type Words = Parameters<typeof makeAnswer>;
const read = (...words: Words) => readWords(makeAnswer(...words), 'et');
const NAME = 'nimisõna (pärisnimi)';

describe('readWords', () => {
  it('writes words in lower case and names with a capital, hyphens of the name kept', () => {
    const words = read(
      ['TERE', 'tere', 'TE-RE', 'hüüdsõna', '–'],
      ['vana-jüri', 'Vana-Jüri', 'va-na--jü-ri', NAME, '–'],
      ['TALLINNAS', 'Tallinn', 'TAL-LIN-NAS', NAME, '–'],
    );
    expect(words.map(({ word, syllableText }) => [word, syllableText])).toEqual([
      ['tere', 'te-re'],
      ['Vana-Jüri', 'Va-na-Jü-ri'],
      ['Tallinnas', 'Tal-lin-nas'],
    ]);
    expect(words[1]?.syllables).toEqual(['va', 'na', 'jü', 'ri']);
  });

  it('knows names by the label of the other language too', () => {
    const answer = makeAnswer(['tallinn', 'Tallinn', 'tal-linn', 'noun (proper)', '–']);
    expect(readWords(answer, 'en')[0]?.word).toBe('Tallinn');
    expect(readWords(answer, 'et')[0]?.word).toBe('tallinn');
  });

  it('leaves names that are written in capitals', () => {
    expect(read(['NATO-s', 'NATO', 'NA-TO-s', NAME, '–'])[0]?.word).toBe('NATO-s');
  });

  it('finds no syllables in numbers and nothing in foreign words', () => {
    const [number, foreign] = read(['2018', '2018', '2018', 'arvsõna', '–'], ['кот', '–', '–', '–', '–']);
    expect(number).toMatchObject({ syllables: [], syllableText: '–', isForeign: false });
    expect(foreign).toMatchObject({ syllables: [], isForeign: true });
  });
});
