import { expect, it } from 'vitest';
import { summariseErrors } from './summarise-errors';

const makeText = (id: number, words: number, counts: Record<string, number>) => ({
  id: String(id),
  day: '2030-01-31',
  words,
  counts,
});

it('the newest five texts are held against those before, for 100 words', () => {
  const early = makeText(0, 200, { caseError: 6, spellingError: 1 });
  const late = [1, 2, 3, 4, 5].map((id) => makeText(id, 100, { caseError: 1 }));
  expect(summariseErrors([early, ...late])).toEqual([
    { type: 'caseError', count: 11, newest: 1, before: 3 },
    { type: 'spellingError', count: 1, newest: 0, before: 0.5 },
  ]);
  expect(summariseErrors([early])[0]).toMatchObject({ newest: 3, before: null });
});
