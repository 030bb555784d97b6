import { expect, it } from 'vitest';
import { decodeOutcome, encodeOutcome, type PracticeOutcome } from './result-code';

const outcome: PracticeOutcome = {
  ...{ level: 'B1', right: 7, count: 10 },
  missed: [{ topic: 'partitive', formName: 'mitmuse osastav' }],
};

it('is short, and says the same again, in the other language too', () => {
  const code = encodeOutcome(outcome, 'et');
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6,8}$/u);
  expect(decodeOutcome(code, 'et')).toEqual(outcome);
  expect(decodeOutcome(code.toLowerCase(), 'en')?.missed).toEqual([
    { topic: 'partitive', formName: 'partitive plural' },
  ]);
});

it.each([
  { ...outcome, missed: [] },
  { ...outcome, level: 'A2' as const, right: 0, count: 0, missed: [] },
  { ...outcome, missed: [{ topic: 'comma' as const, formName: null }, ...outcome.missed] },
  {
    ...outcome,
    level: 'C1' as const,
    right: 30,
    count: 31,
    missed: [{ topic: 'verb-choice' as const, formName: 'da-tegevusnimi' }],
  },
])('brings %j back', (each) => {
  expect(decodeOutcome(encodeOutcome(each, 'et'), 'et')).toEqual(each);
});

it('has the first three rules, and nothing of what is no code', () => {
  const [one] = outcome.missed;
  const many = { ...outcome, missed: [one!, one!, one!, one!] };
  const code = encodeOutcome(many, 'et');
  expect(code.length).toBeLessThanOrEqual(13);
  expect(decodeOutcome(code, 'et')?.missed).toHaveLength(3);
  for (const wrong of ['', 'A', 'Mari', '7/10', 'ÕÕÕÕÕÕ', '0'.repeat(50)])
    expect(decodeOutcome(wrong, 'et')).toBeNull();
});

it('tells a slip of one letter', () => {
  const code = encodeOutcome(outcome, 'et');
  for (let at = 0; at < code.length; at += 1) {
    const slip = `${code.slice(0, at)}${code[at] === 'X' ? 'Y' : 'X'}${code.slice(at + 1)}`;
    expect(decodeOutcome(slip, 'et')).toBeNull();
  }
});
