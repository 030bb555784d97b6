import { describe, expect, it } from 'vitest';
import { weighLevels, weighOtherLength } from './weigh-length';

const gate = {
  examLogWords: [40, 110, 170, 250].map((words) => ({ mean: Math.log(words), spread: 0.25 })),
  examShare: 0.6,
  otherWidth: 0.7,
  brokenOffRatio: 3,
};
const isB2 = [0, 0, 1, 0];

describe('weighOtherLength', () => {
  it('is small for a text as long as exam texts of its level, and grows with the distance', () => {
    expect(weighOtherLength(gate, isB2, { words: 170, isBrokenOff: false })).toBeLessThan(0.2);
    expect(weighOtherLength(gate, isB2, { words: 50, isBrokenOff: false })).toBeGreaterThan(0.95);
    expect(weighOtherLength(gate, isB2, { words: 600, isBrokenOff: false })).toBeGreaterThan(0.95);
    expect(weighOtherLength(gate, [1, 0, 0, 0], { words: 50, isBrokenOff: false })).toBeLessThan(0.3);
  });
});

describe('weighLevels', () => {
  const isOpen = [0.25, 0.25, 0.25, 0.25];

  it('leans to the level whose texts have such a length, and keeps a sum of 1', () => {
    const short = weighLevels(gate, isOpen, 45);
    const long = weighLevels(gate, isOpen, 300);
    expect(short.indexOf(Math.max(...short))).toBe(0);
    expect(long.indexOf(Math.max(...long))).toBe(3);
    expect(long.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('does not let the length alone decide, however long a text is', () => {
    const [a2 = 0, , , c1 = 1] = weighLevels(gate, [0.9, 0.04, 0.03, 0.03], 5000);
    expect(a2).toBeGreaterThan(c1);
  });
});
