import { expect, it } from 'vitest';
import { defaultChoice, listKinds, listOwnTopics, readExercise, writeExercise } from './practice-choice';

const read = (address: string) =>
  readExercise(new URLSearchParams(address), { ...defaultChoice, level: 'C1' });

it('an address brings its exercise back', () => {
  const exercise = {
    topics: ['partitive', 'object'],
    level: 'A2',
    kind: 'WRITE_FORM',
    count: 5,
    seed: 77,
  } as const;
  expect(writeExercise(exercise)).toBe('?topic=partitive,object&level=A2&kind=WRITE_FORM&count=5&seed=77');
  expect(read(writeExercise(exercise))).toEqual(exercise);
  const named = { ...exercise, items: ['0123abcd', '4567cdef'] };
  expect(read(writeExercise(named))).toEqual(named);
  expect(read(`${writeExercise(exercise)}&items=<b>`)).toEqual(exercise);
});

it('a topic alone takes the last level and leaves the items to chance', () => {
  expect(read('?topic=comma')).toEqual({ topics: ['comma'], level: 'C1', kind: null, count: 10, seed: null });
});

it.each(['', '?topic=', '?topic=constructor', '?level=A2&seed=1'])('%j asks for nothing', (address) => {
  expect(read(address)).toBeNull();
});

it('what cannot be is left out', () => {
  const usual = { topics: ['comma'], level: 'C1', kind: null, count: 10, seed: null };
  expect(read('?topic=comma,toString&level=Z&kind=valueOf&count=31&seed=-1')).toEqual(usual);
  expect(read('?topic=comma&count=0&seed=1e3')).toEqual(usual);
});

it('an old address of native writers has the level that was chosen last', () => {
  const kept = { topics: ['object'], level: 'C1', kind: 'MEND_ERROR', count: 10, seed: 1 };
  expect(read('?topic=object&level=EK&kind=MEND_ERROR&seed=1')).toEqual(kept);
  expect(listKinds({ topics: ['object', 'comma'] })).toEqual([]);
});

it('own errors lead to the topics of their kinds, the most frequent ones', () => {
  const makeText = (counts: Record<string, number>) => ({
    ...{ id: 'a', day: '2030-01-31', words: 50, counts },
    ...{ level: [], bands: [] },
  });
  expect(listOwnTopics([])).toEqual([]);
  expect(listOwnTopics([makeText({ wordOrderError: 9, constructor: 3 })])).toEqual([]);
  expect(
    listOwnTopics([makeText({ missingPunctuation: 2 }), makeText({ extraPunctuation: 1, spellingError: 4 })]),
  ).toEqual(['comma', 'letters']);
  expect(listOwnTopics([makeText({ caseError: 5, verbFormError: 1, missingPunctuation: 3 })])).toEqual([
    ...['partitive', 'object', 'government', 'comma'],
  ]);
});
