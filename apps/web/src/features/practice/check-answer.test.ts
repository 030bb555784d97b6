import { describe, expect, it } from 'vitest';
import {
  canCheck,
  checkAnswer,
  emptyAnswer,
  foldAnswer,
  isOneLetterOff,
  nameWrittenForm,
} from './check-answer';
import {
  makeChoiceItem,
  makeCommaItem,
  makeItem,
  makeMendItem,
} from '../../shared/practice/testing/practice-items';

const write = (text: string) => ({ ...emptyAnswer, text });

it.each([
  ['  Õunu ', 'õunu'],
  ['palju  õunu.', 'palju õunu'],
  ['palju\u00a0õunu', 'palju õunu'],
  ['o\u0303unu', 'õunu'],
  ['Bach’i', "bach'i"],
  ['ÕUNU!', 'õunu'],
])('%j is taken as %j', (typed, folded) => {
  expect(foldAnswer(typed)).toBe(folded);
});

it.each([
  ['õunu', 'ounu', true],
  ['õunu', 'õuna', true],
  ['õunu', 'õunnu', true],
  ['õunu', 'õnu', true],
  ['õunu', 'õnuu', true],
  ['õunu', 'õunad', false],
  ['õunu', 'õunu', false],
  ['üles tõusma', 'ülestõusma', false],
  ['tean, et', 'tean et', false],
  ['ab', 'cd', false],
  ['', 'a', true],
])('between %s and %s there is one letter: %s', (one, other, isNear) => {
  expect(isOneLetterOff(one, other)).toBe(isNear);
  expect(isOneLetterOff(other, one)).toBe(isNear);
});

describe('checkAnswer', () => {
  it('takes every accepted form', () => {
    for (const text of ['õunu', 'õunasid', ' õunu. '])
      expect(checkAnswer(makeItem(), write(text))).toBe('right');
  });

  it.each([
    [['õunu'], 'Õunu', 'near'],
    [['Tartus'], 'tartus', 'near'],
    [['Tartus'], 'Tartus', 'right'],
    [['Soome'], 'rootsi', 'wrong'],
    [['tartu', 'Tartu'], 'Tartu', 'right'],
  ] as const)('of %j the answer %s is %s: a capital is almost right', (accepted, text, verdict) => {
    expect(checkAnswer(makeItem({ accepted: [...accepted] }), write(text))).toBe(verdict);
  });

  it('takes the order of the sentence, and almost another one with the verb in its place', () => {
    const choices = ['ma', 'Eile õhtul', 'telerit', 'vaatasin'];
    const more = { kind: 'ORDER_TILES', before: '', after: '', choices, forms: [] } as const;
    const item = makeItem({ ...more, choices, forms: [], accepted: ['Eile õhtul vaatasin ma telerit.'] });
    const put = (...places: number[]) => {
      const answer = { ...emptyAnswer, places, text: places.map((at) => choices[at]).join(' ') };
      return [canCheck(item, answer), checkAnswer(item, answer)];
    };
    expect(put(1, 3, 0, 2)).toEqual([true, 'right']);
    expect(put(1, 3, 2, 0)).toEqual([true, 'near']);
    expect(put(1, 0, 3, 2)).toEqual([true, 'wrong']);
    expect(put(1, 3)).toEqual([false, 'wrong']);
    expect(put()).toEqual([false, 'wrong']);
  });

  it('hears no commas, but each word', () => {
    const heard = { kind: 'LISTEN_AND_WRITE', before: '', after: '', forms: [] } as const;
    const item = makeItem({ ...heard, forms: [], accepted: ['Ma tean, et sa tuled.'] });
    expect(checkAnswer(item, write('Ma tean et sa tuled'))).toBe('right');
    expect(checkAnswer(item, write('ma tean, et sa tuled'))).toBe('near');
    expect(checkAnswer(item, write('Ma tean et sa tulet'))).toBe('near');
    expect(checkAnswer(item, write('Ma tean et sa tulete'))).toBe('wrong');
  });

  it('tells a slip of the pen, and the other number, from another form of the word', () => {
    expect(checkAnswer(makeItem(), write('õuu'))).toBe('near');
    expect(checkAnswer(makeItem(), write('õunad'))).toBe('wrong');
    const forms = [{ form: 'õuna', name: 'ainsuse osastav' }];
    expect(checkAnswer(makeItem({ forms }), write('õuna'))).toBe('wrong');
    expect(nameWrittenForm(makeItem({ forms }), 'Õuna')).toBe('ainsuse osastav');
    expect(nameWrittenForm(makeItem({ forms }), 'pirni')).toBeNull();
    expect(checkAnswer(makeItem({ forms, almost: ['õuna'] }), write('Õuna'))).toBe('near');
  });

  it('finds no near answer to a word of three letters, and nothing in an empty one', () => {
    expect(checkAnswer(makeItem({ accepted: ['maa'] }), write('maad'))).toBe('wrong');
    expect(checkAnswer(makeItem(), emptyAnswer)).toBe('wrong');
  });

  it('takes a choice only as it stands', () => {
    expect(checkAnswer(makeChoiceItem(), write('meid'))).toBe('right');
    expect(checkAnswer(makeChoiceItem(), write('meie'))).toBe('wrong');
  });

  it('wants the wrong word chosen and mended', () => {
    const item = makeMendItem();
    const mend = (wordStart: number, text: string) => checkAnswer(item, { ...emptyAnswer, wordStart, text });
    expect(mend(21, 'emale')).toBe('right');
    expect(mend(21, 'emalle')).toBe('near');
    expect(mend(21, 'ema')).toBe('wrong');
    expect(mend(6, 'emale')).toBe('elsewhere');
    expect(checkAnswer(item, emptyAnswer)).toBe('wrong');
  });

  it('wants each comma and no other, in whatever order they were put', () => {
    const put = (...commas: number[]) => checkAnswer(makeCommaItem(), { ...emptyAnswer, places: commas });
    expect(put(19, 7)).toBe('right');
    expect(put(7)).toBe('wrong');
    expect(put(7, 19, 10)).toBe('wrong');
    expect(put()).toBe('wrong');
    const accepted = ['Ma tean, et sa tuled, aga ei usu.', 'Ma tean, et sa tuled aga ei usu.'];
    const answer = { ...emptyAnswer, places: [7] };
    expect(checkAnswer({ ...makeCommaItem(), accepted }, answer)).toBe('right');
  });
});

it('is checked when there is something to check', () => {
  expect(canCheck(makeItem(), write(' '))).toBe(false);
  expect(canCheck(makeItem(), write('õ'))).toBe(true);
  expect(canCheck(makeMendItem(), write('emale'))).toBe(false);
  expect(canCheck(makeCommaItem(), emptyAnswer)).toBe(true);
});
