import { expect, it } from 'vitest';
import { listDays, sumByDay, sumByTool } from './list-days';

it('lists every day once, over the ends of months and of summer time', () => {
  expect(listDays('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  const year = listDays('2026-01-01', '2026-12-31');
  expect([year.length, new Set(year).size]).toEqual([365, 365]);
  expect(listDays('2026-05-05', '2026-05-05')).toEqual(['2026-05-05']);
});

it('sums the calls of a day, and gives days without calls a zero', () => {
  const counts = [
    { day: '2026-05-05', calls: 2 },
    { day: '2026-05-05', calls: 3 },
    { day: '2026-01-01', calls: 9 },
  ];
  expect(sumByDay(['2026-05-04', '2026-05-05'], counts)).toEqual([
    { day: '2026-05-04', calls: 0 },
    { day: '2026-05-05', calls: 5 },
  ]);
});

it('sums the calls of every tool, those that nobody called last', () => {
  const counts = [
    { name: 'speech', calls: 2 },
    { name: 'wordlist', calls: 3 },
    { name: 'speech', calls: 4 },
  ];
  expect(sumByTool(['clusters', 'speech', 'wordlist', 'keyness'], counts)).toEqual([
    { name: 'speech', calls: 6 },
    { name: 'wordlist', calls: 3 },
    { name: 'clusters', calls: 0 },
    { name: 'keyness', calls: 0 },
  ]);
});
