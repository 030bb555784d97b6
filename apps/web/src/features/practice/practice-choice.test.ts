import { expect, it } from 'vitest';
import { isToday, readExercise, writeExercise } from './practice-choice';

const read = (address: string) => readExercise(new URLSearchParams(address), 'C1');
const usual = { kind: null, count: 10, seed: null, word: null, text: null };
const two = ['partitive', 'object'] as const;

it('an address brings its exercise back', () => {
  const exercise = {
    ...{ ...usual, topics: two, level: 'A2' as const },
    ...{ kind: 'WRITE_FORM' as const, count: 5, seed: 77 },
  };
  expect(writeExercise(exercise)).toBe('?topic=partitive,object&level=A2&kind=WRITE_FORM&count=5&seed=77');
  expect(read(writeExercise(exercise))).toEqual(exercise);
  const about = { ...exercise, word: 'üles tõusma', kind: null };
  expect(read(writeExercise(about))).toEqual(about);
});

it('the ten of the day and a short text have addresses, too', () => {
  const today = { ...usual, topics: [], level: 'B2', seed: 7 } as const;
  expect(writeExercise(today)).toBe('?set=today&level=B2&seed=7');
  expect(read('?set=today&level=B2&seed=7')).toEqual(today);
  expect(isToday(today)).toBe(true);
  const text = { ...today, text: '4076fbda' };
  expect(read(writeExercise(text))).toEqual(text);
  expect(isToday(text)).toBe(false);
});

it('a topic alone takes the level of the learner and leaves the items to chance', () => {
  expect(read('?topic=comma')).toEqual({ ...usual, topics: ['comma'], level: 'C1' });
});

it.each(['', '?topic=', '?topic=constructor', '?level=A2&seed=1', '?text=../../x', '?set=constructor'])(
  '%j asks for nothing',
  (address) => {
    expect(read(address)).toBeNull();
  },
);

it('what cannot be is left out', () => {
  const comma = { ...usual, topics: ['comma'], level: 'C1' };
  expect(read('?topic=comma,toString&level=Z&kind=valueOf&count=31&seed=-1')).toEqual(comma);
  expect(read('?topic=comma&count=0&seed=1e3')).toEqual(comma);
});

it('an old address of native writers has the level of the learner', () => {
  const kept = { ...usual, topics: ['object'], level: 'C1', kind: 'MEND_ERROR', seed: 1 };
  expect(read('?topic=object&level=EK&kind=MEND_ERROR&seed=1')).toEqual(kept);
});
