import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { expect, it } from 'vitest';
import { makeItem, makeTask } from '../../shared/practice/testing/practice-items';
import type { KeptCard } from './kept-practice';
import { countComing, listTopicStates, makeTodayItems, planToday } from './plan-today';
import { schedule } from './schedule';

const DAY = '2026-11-10';
const makeCard = (id: string, due: string, more: Partial<KeptCard> = {}): KeptCard => ({
  ...schedule(null, 3, '2026-11-01'),
  ...{ id, due, topic: 'partitive', level: 'B1' },
  ...more,
});
const makeTaskOf = (id: string, more = {}) => ({ ...makeTask(makeItem({ id, before: `${id} ` })), ...more });

it('is new at first, and turns from day to day through the topics', () => {
  const plan = planToday({ cards: [] }, DAY);
  expect(plan).toMatchObject({ due: [], fresh: 10 });
  expect(plan.weak).toHaveLength(3);
  expect(planToday({ cards: [] }, DAY)).toEqual(plan);
  const days = Array.from({ length: 4 }, (_, at) => planToday({ cards: [] }, `2026-11-1${at}`).weak);
  expect(new Set(days.flat())).toEqual(new Set(practiceTopics));
});

it('has what is due, the longest ago first, and never without something new', () => {
  const cards = Array.from({ length: 12 }, (_, at) =>
    makeCard(String(at), `2026-11-${String(12 - at).padStart(2, '0')}`),
  );
  const { due, fresh } = planToday({ cards }, DAY);
  expect(due.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5']);
  expect(fresh).toBe(3);
});

it('takes new sentences from the topics that one is least sure of', () => {
  const cards = practiceTopics
    .slice(0, 9)
    .map((topic, at) => makeCard(String(at), '2026-12-01', { topic, last: DAY }));
  expect(planToday({ cards }, DAY).weak.toSorted()).toEqual(['letters', 'together', 'verb-choice']);
});

it('makes the ten from the stock: what is due first, no sentence twice, none that was answered before', () => {
  const tasks = Array.from({ length: 20 }, (_, at) => makeTaskOf(`s${at}`));
  const cards = [
    makeCard('s3', '2026-11-02'),
    makeCard('s4', '2026-11-01'),
    makeCard('gone', '2026-11-01'),
    makeCard('s5', '2026-12-01'),
  ];
  const plan = { ...planToday({ cards }, DAY), weak: ['partitive' as const] };
  const items = makeTodayItems(plan, tasks, cards, { level: 'B1', seed: 3 });
  const ids = items.map(({ before }) => before.trim());
  expect(ids).toHaveLength(10);
  expect(ids.slice(0, 2)).toEqual(['s4', 's3']);
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain('s5');
});

it('says how far each topic is, and what comes in the days ahead', () => {
  const cards = [makeCard('a', '2026-11-09'), makeCard('b', '2026-11-13', { topic: 'comma' })];
  const states = new Map(listTopicStates(cards, DAY).map((state) => [state.topic, state]));
  expect(states.get('partitive')?.dueIn).toBe(0);
  expect(states.get('comma')?.dueIn).toBe(3);
  expect(states.get('tense')).toEqual({ topic: 'tense', sure: 0, dueIn: null });
  expect(countComing(cards, DAY, 4)).toEqual([1, 0, 1, 0]);
});
