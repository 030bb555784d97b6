import { expect, it } from 'vitest';
import { summariseErrors } from './summarise-errors';

const makeText = (id: number, words: number, counts: Record<string, number>) => ({
  id: String(id),
  day: '2030-01-31',
  words,
  counts,
  level: [],
  bands: [],
  errors: [],
});

it('the newest five texts are held against those before, for 100 words, and a difference has to be clear', () => {
  const early = makeText(0, 200, { caseError: 6, spellingError: 1 });
  const late = [1, 2, 3, 4, 5].map((id) => makeText(id, 100, { caseError: 1 }));
  const [cases, spelling] = summariseErrors([early, ...late]);
  expect(cases).toMatchObject({ type: 'caseError', count: 11, turn: null });
  expect([cases!.newest.rate, cases!.before!.rate]).toEqual([1, 3]);
  expect(cases!.newest.low).toBeLessThan(1);
  expect(spelling).toMatchObject({ type: 'spellingError', count: 1, turn: null });
  const many = makeText(0, 1000, { caseError: 60 });
  expect(summariseErrors([many, ...late])[0]).toMatchObject({ turn: 'better' });
  expect(summariseErrors([early])[0]).toMatchObject({ newest: { rate: 3 }, before: null, turn: null });
});
