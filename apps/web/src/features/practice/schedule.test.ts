import { fsrs, generatorParameters, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { countDays, countSure, nameDay, schedule, type Memory } from './schedule';

const { Again, Good } = Rating;
const HARD = 2;
type Grades = readonly Parameters<typeof schedule>[1][];
const FIRST_DAY = '2026-11-01';

/** Intervals of a sentence that is answered on each day on which it is due. */
function walk(grades: Grades, by?: Parameters<typeof schedule>[3]): readonly number[] {
  let memory: Memory | null = null;
  return grades.map((grade) => {
    memory = schedule(memory, grade, memory?.due ?? FIRST_DAY, by);
    return countDays(memory.last, memory.due);
  });
}

/** The published equations of FSRS 6 for answers that are a day or more apart, with its published parameters. */
const W = [
  ...[0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796],
  ...[1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542],
];
const w = (at: number): number => W[at]!;
const clampDifficulty = (value: number): number => Math.min(10, Math.max(1, value));
const startDifficulty = (grade: number): number => w(4) - Math.exp(w(5) * (grade - 1)) + 1;
const FACTOR = 0.9 ** (-1 / w(20)) - 1;

/** Stability after an answer. */
function stabilise(grade: number, stability: number, difficulty: number, days: number): number {
  if (stability === 0) return w(grade - 1);
  const recall = (1 + (FACTOR * days) / stability) ** -w(20);
  const grown =
    Math.exp(w(8)) * (11 - difficulty) * stability ** -w(9) * (Math.exp((1 - recall) * w(10)) - 1);
  const forgotten =
    w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp((1 - recall) * w(14));
  if (grade === 1) return Math.min(forgotten, stability);
  return stability * (1 + grown * (grade === HARD ? w(15) : 1));
}

/** Intervals by the equations; a better answer has a longer one than a worse one would have had, as FSRS has it. */
function follow(grades: Grades): readonly number[] {
  let [stability, difficulty, days] = [0, 0, 0];
  return grades.map((grade) => {
    const each = [1, HARD, 3].map((possible) => stabilise(possible, stability, difficulty, days));
    const [again, hard, good] = each.map((value) => Math.max(1, Math.round(value)));
    const intervals = [Math.min(again!, hard!)];
    intervals.push(Math.max(hard!, intervals[0]! + 1));
    intervals.push(Math.max(good!, intervals[1]! + 1));
    const step = (-w(6) * (grade - 3) * (10 - difficulty)) / 9;
    difficulty = clampDifficulty(
      stability === 0 ? startDifficulty(grade) : w(7) * startDifficulty(4) + (1 - w(7)) * (difficulty + step),
    );
    stability = each[grade - 1]!;
    days = intervals[grade - 1]!;
    return days;
  });
}

describe('when a sentence comes again', () => {
  it.each([
    [[Good, Good, Good, Good, Again, Good, Good]],
    [[Again, Again, Good, Good, Good, Good]],
    [[Good, Again, Good, Good, Again, Good]],
    [[HARD, Good, Good, Again, Good, Good]],
  ] satisfies [Grades][])('follows the equations of FSRS over more than a month: %j', (grades) => {
    const days = walk(grades);
    expect(days).toEqual(follow(grades));
    expect(days.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(15);
  });

  it('has the due days of the reference cases of FSRS with their parameters', () => {
    const parameters = [
      ...[0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712],
      ...[1.1178, 2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468],
    ];
    const by = fsrs(generatorParameters({ w: parameters, enable_short_term: false }));
    expect(
      walk([Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good], by),
    ).toEqual([3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]);
  });

  it('simulates a month: each day what is due is answered, one of five wrongly', () => {
    const cards = Array.from({ length: 20 }, (_, id) => ({
      id,
      memory: null as Memory | null,
      grades: [] as Grades[number][],
    }));
    const dues = new Map<number, string[]>(cards.map(({ id }) => [id, []]));
    for (let day = 0; day < 30; day += 1) {
      const today = nameDay(new Date(2026, 10, 1 + day, 18));
      for (const card of cards.filter(({ memory }) => memory === null || memory.due <= today)) {
        const grade = (card.id + card.grades.length) % 5 === 0 ? Again : Good;
        card.grades.push(grade);
        card.memory = schedule(card.memory, grade, today);
        dues.get(card.id)!.push(card.memory.due);
      }
    }
    for (const { id, grades } of cards) {
      const days = follow(grades);
      const sums = days.map((_, at) => days.slice(0, at + 1).reduce((sum, each) => sum + each, 0));
      expect(dues.get(id)!.map((due) => countDays(FIRST_DAY, due))).toEqual(sums);
    }
  });

  it('counts days where somebody is, over the change of the clock too', () => {
    expect(nameDay(new Date(2026, 9, 25, 23, 59))).toBe('2026-10-25');
    expect(nameDay(new Date(2026, 9, 26, 0, 1))).toBe('2026-10-26');
    expect(countDays('2026-10-24', '2026-10-26')).toBe(2);
  });
});

it('one is sure of what was right last and is not long forgotten', () => {
  const right = schedule(null, Good, FIRST_DAY);
  const wrong = schedule(null, Again, FIRST_DAY);
  const fill = (memory: Memory, count: number) => Array.from({ length: count }, () => memory);
  expect(countSure([], FIRST_DAY)).toBe(0);
  expect(countSure(fill(right, 4), FIRST_DAY)).toBe(4);
  expect(countSure([...fill(right, 4), ...fill(wrong, 3)], FIRST_DAY)).toBe(4);
  expect(countSure(fill(right, 20), FIRST_DAY)).toBe(10);
  expect(countSure(fill(right, 10), '2027-11-01')).toBeLessThan(6);
  expect(countSure([...fill(right, 10), ...fill({ ...wrong, last: '2026-11-02' }, 10)], '2026-11-03')).toBe(
    0,
  );
});
