import { describe, expect, it } from 'vitest';
import { describeWord } from './describe-word';
import { isOfAlphabet } from './is-of-alphabet';

const LONG_WORD_LENGTH = 5000;

describe('describeWord', () => {
  it('gives lemma, syllables, class and form, cutting compounds at their border', () => {
    const reading = {
      lemma: 'vanalinn',
      root: 'vana_linn',
      upos: 'NOUN',
      xpos: 'S',
      features: 'Case=Ine|Number=Sing',
    };
    expect(describeWord('Vanalinnas', reading, { text: 'et', labels: 'et' })).toEqual({
      lemma: 'vanalinn',
      syllables: 'Va-na-lin-nas',
      wordClass: 'nimisõna',
      form: 'ainsuse seesütlev kääne',
    });
  });

  it('cuts Russian words at their vowels and names what Estonian names too', () => {
    const reading = {
      lemma: 'мама',
      root: 'мама',
      upos: 'NOUN',
      xpos: 'NOUN',
      features: 'Animacy=Anim|Case=Gen|Gender=Fem|Number=Sing',
    };
    expect(describeWord('мамы', reading, { text: 'ru', labels: 'en' })).toEqual({
      lemma: 'мама',
      syllables: 'ма-мы',
      wordClass: 'noun',
      form: 'singular genitive',
    });
  });

  const unknown = { lemma: 'x', root: 'x', upos: 'X', xpos: 'X', features: '_' };

  it('gives a dash for everything in a word of another alphabet', () => {
    const dashes = { lemma: '–', syllables: '–', wordClass: '–', form: '–' };
    expect(describeWord('кот', unknown, { text: 'et', labels: 'et' })).toEqual(dashes);
    expect(describeWord('kass', unknown, { text: 'ru', labels: 'et' })).toEqual(dashes);
  });

  it('keeps a number as it is', () => {
    const number = { lemma: '3,14', root: '3,14', upos: 'NUM', xpos: 'N', features: 'NumForm=Digit' };
    expect(describeWord('3,14', number, { text: 'et', labels: 'en' })).toEqual({
      lemma: '3,14',
      syllables: '3,14',
      wordClass: 'numeral',
      form: '–',
    });
  });

  it('names the later parts of a number written apart by themselves', () => {
    const part = { lemma: '_', root: '_', upos: 'X', xpos: 'X', features: '_' };
    expect(describeWord('000', part, { text: 'et', labels: 'et' })).toEqual({
      lemma: '000',
      syllables: '000',
      wordClass: 'arvsõna',
      form: '–',
    });
  });

  it('takes a word of thousands of letters', () => {
    const word = 'a'.repeat(LONG_WORD_LENGTH);
    const { syllables } = describeWord(word, unknown, { text: 'et', labels: 'et' });
    expect(syllables.replaceAll('-', '')).toBe(word);
  });
});

describe('isOfAlphabet', () => {
  it.each([
    'Õun',
    'šokolaad',
    'e-post',
    'jne.',
    '10-aastane',
    'Yorgi',
    "Bordeaux'sse",
    '2018',
    '12:30',
    '3,14',
  ])('finds Estonian letters in %s', (word) => expect(isOfAlphabet(word, 'et')).toBe(true));

  it.each(['café', 'кот', 'kжass', 'Åland', 'km/h', 'mari@post.ee', '東京', 'kass🐈'])(
    'finds others in %s',
    (word) => expect(isOfAlphabet(word, 'et')).toBe(false),
  );

  it.each([
    ['ёлка', true],
    ['Санкт-Петербург', true],
    ['їжак', false],
    ['IT-отдел', false],
  ])('judges %s in a Russian text', (word, expected) => expect(isOfAlphabet(word, 'ru')).toBe(expected));
});
