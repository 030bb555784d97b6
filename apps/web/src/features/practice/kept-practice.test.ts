import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMemoryStorage } from '../../shared/testing/memory-storage';
import { emptyAnswer } from './check-answer';
import { deleteResults, findLast, keepChoice, keepRound, keptPractice, sumTopics } from './kept-practice';
import { defaultChoice } from './practice-choice';
import { giveAnswer, goOn, startRound } from './round';
import { makeCommaItem, makeItem } from '../../shared/practice/testing/practice-items';

let stored: Map<string, string>;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  stored = startMemoryStorage();
});
afterEach(() => vi.unstubAllGlobals());

it.each(['{', '[]', '7', '{"choice":7,"results":[null,{"day":1},{"day":"2030-01-31","topic":"toString"}]}'])(
  'reads %s as the usual choice without results',
  (content) => {
    stored.set('keelerada.practice', content);
    expect(keptPractice.read()).toEqual({ choice: defaultChoice, results: [] });
  },
);

it('keeps counts by topic and none of the words, and deletes them without the choice', () => {
  keepChoice({ ...defaultChoice, topics: ['comma'] });
  let round = startRound([makeItem(), makeCommaItem(), makeItem({ id: 'e' })]);
  round = goOn(giveAnswer(round, { ...emptyAnswer, text: 'õunu' }));
  round = goOn(giveAnswer(round, emptyAnswer));
  keepRound(goOn(giveAnswer(round, { ...emptyAnswer, text: 'salajane' })), 'B1');
  expect(keptPractice.read().results).toMatchObject([
    { topic: 'partitive', level: 'B1', right: 1, count: 2 },
    { topic: 'comma', level: 'B1', right: 0, count: 1 },
  ]);
  expect(stored.get('keelerada.practice')).not.toMatch(/salajane|õun/u);
  deleteResults();
  expect(keptPractice.read()).toMatchObject({ results: [], choice: { topics: ['comma'] } });
});

it('sums by topic, the newest first, and finds the last of a level', () => {
  const make = (topic: 'comma' | 'tense', right: number, level: 'A2' | 'B1' = 'B1') => ({
    ...{ topic, right, level, count: 10, day: '2030-01-31' },
  });
  const results = [make('comma', 3), make('tense', 5), make('comma', 7), make('comma', 9, 'A2')];
  expect(
    sumTopics(results).map(({ topic, exercises, right, count }) => [topic, exercises, right, count]),
  ).toEqual([
    ['comma', 3, 19, 30],
    ['tense', 1, 5, 10],
  ]);
  expect(findLast(results, 'comma', 'B1')?.right).toBe(7);
  expect(findLast(results, 'tense', 'A2')).toBeNull();
});
