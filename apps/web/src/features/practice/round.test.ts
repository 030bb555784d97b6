import { expect, it } from 'vitest';
import { emptyAnswer } from './check-answer';
import {
  countRight,
  finishRound,
  giveAnswer,
  goOn,
  insertItem,
  isOver,
  listMissed,
  startRound,
  sumRules,
  type Round,
} from './round';
import { makeChoiceItem, makeItem, makeMendItem } from '../../shared/practice/testing/practice-items';

const items = [makeItem(), makeChoiceItem(), makeMendItem()];
const write = (text: string) => ({ ...emptyAnswer, text });
const walk = (round: Round, ...texts: string[]) =>
  texts.reduce((now, text) => goOn(giveAnswer(now, write(text))), round);

it('an answer is given once, and nothing goes on without one', () => {
  const round = startRound(items);
  expect(goOn(round)).toBe(round);
  const wrong = giveAnswer(round, write('õunad'));
  expect(giveAnswer(wrong, write('õunu'))).toBe(wrong);
  expect(goOn(wrong).place).toBe(1);
});

it('the end counts what was right and lists what was not', () => {
  const round = walk(startRound(items), 'õunu', 'meie', '');
  expect(isOver(round)).toBe(true);
  expect(countRight(round)).toBe(1);
  expect(listMissed(round).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(giveAnswer(round, write('õunu'))).toBe(round);
});

it('a walk that is ended early leaves out what has no answer', () => {
  const round = finishRound(walk(startRound(items), 'õunu'));
  expect(round.items.map(({ id }) => id)).toEqual(['a']);
  expect(isOver(round)).toBe(true);
});

it('another item comes next', () => {
  const more = makeItem({ id: 'e' });
  const round = goOn(insertItem(giveAnswer(startRound(items), write('õunad')), more));
  expect(round.items.map(({ id }) => id)).toEqual(['a', 'e', 'b', 'c']);
  expect(round.items[round.place]).toBe(more);
});

it('rules are the forms that were asked for, those that went wrong first', () => {
  const round = walk(
    startRound([makeItem(), ...items.slice(1), makeItem({ id: 'e' })]),
    'õunu',
    'meie',
    '',
    'õuna',
  );
  expect(sumRules(round).map(({ topic, formName, right, count }) => [topic, formName, right, count])).toEqual(
    [
      ['partitive', 'mitmuse osastav', 1, 2],
      ['partitive', 'osastav', 0, 1],
      ['government', null, 0, 1],
    ],
  );
});
