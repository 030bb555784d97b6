import { expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import { addFirmCorrections, isFirm } from './add-firm-corrections';

function mark(
  start: number,
  end: number,
  reason: Correction['reason'],
  given: Partial<Correction> = {},
): Correction {
  return {
    ...{ start, end, original: '', replacements: [''], type: 'spellingError', tier: 'sure', score: 0.9 },
    ...{ reason, ...given },
  };
}
const joined = mark(0, 9, { kind: 'written-apart', parts: ['raamatu', 'kogu'] });
const ruled = (start: number, end: number): Correction =>
  mark(start, end, { kind: 'rule', rule: 'together', variant: 'one' });

it('lost dots, capitals inside a word and borders of words are firm', () => {
  const dots = { kind: 'confused-word', changes: [{ written: 'a', right: 'ä' }] } as const;
  expect(isFirm(joined)).toBe(true);
  expect(isFirm(mark(0, 2, { kind: 'written-together', parts: ['ei', 'tea'] }))).toBe(true);
  expect(isFirm(mark(0, 2, dots))).toBe(true);
  expect(isFirm(mark(0, 2, dots, { tier: 'possible' }))).toBe(false);
  expect(isFirm(mark(0, 2, { ...dots, changes: [{ written: 'a', right: 'e' }] }))).toBe(false);
  expect(isFirm(mark(0, 2, { ...dots, changes: [] }))).toBe(false);
  expect(isFirm(mark(0, 2, { kind: 'capital-letter', wanted: 'small', because: 'inside' }))).toBe(true);
  expect(isFirm(mark(0, 2, { kind: 'capital-letter', wanted: 'capital', because: 'name' }))).toBe(false);
});

it('firm corrections take the place of others of the same words, but of no sure rule', () => {
  const slip = { kind: 'misspelling', changes: [] } as const;
  const [piece, beside, inserted] = [mark(2, 5, slip), mark(9, 12, slip), mark(9, 9, slip)];
  expect(addFirmCorrections([beside, piece], [joined])).toEqual([joined, beside]);
  expect(addFirmCorrections([inserted, mark(3, 3, slip)], [joined])).toEqual([joined, inserted]);
  expect(addFirmCorrections([ruled(0, 9)], [joined])).toEqual([ruled(0, 9)]);
  expect(addFirmCorrections([{ ...ruled(0, 9), tier: 'possible' }], [joined])).toEqual([joined]);
});

it('what is put in at an end of a word, or marked before it, stays beside it in text order', () => {
  const slip = { kind: 'misspelling', changes: [] } as const;
  const later = { ...joined, start: 5, end: 14 };
  expect(addFirmCorrections([mark(5, 5, slip)], [later])).toEqual([mark(5, 5, slip), later]);
  expect(addFirmCorrections([mark(0, 4, slip)], [later])).toEqual([mark(0, 4, slip), later]);
  expect(addFirmCorrections([mark(0, 4, slip), mark(20, 20, slip)], [later])).toHaveLength(3);
  expect(addFirmCorrections([ruled(20, 24)], [later])).toEqual([later, ruled(20, 24)]);
});
