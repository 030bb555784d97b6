import { describe, expect, it } from 'vitest';
import { weighLength } from './weigh-length';

const gate = {
  examLogWords: [40, 110, 170, 250].map((words) => ({ mean: Math.log(words), spread: 0.25 })),
  examShare: 0.5,
  otherWidth: 0.7,
  otherTemperature: 0.5,
  brokenOffRatio: 3,
};
const B2 = [0.01, 0.04, 0.9, 0.05];
const OPEN = [0.25, 0.25, 0.25, 0.25];
const weigh = (language: readonly number[], words: number, isBrokenOff = false) =>
  weighLength(gate, language, { words, isBrokenOff });
const findLikeliest = ({ probabilities }: ReturnType<typeof weigh>): number =>
  probabilities.indexOf(Math.max(...probabilities));

describe('weighLength', () => {
  it('takes a text for one of another length the further it is from exam texts of its level', () => {
    expect(weigh(B2, 170).otherShare).toBeLessThan(0.3);
    expect(weigh(B2, 75).otherShare).toBeGreaterThan(0.7);
    expect(weigh(B2, 2000).otherShare).toBeGreaterThan(0.95);
    expect(weigh(B2, 120, true).otherShare).toBeGreaterThan(weigh(B2, 120).otherShare);
  });

  it('leans to the level whose texts have such a length, and keeps a sum of 1', () => {
    expect(findLikeliest(weigh(OPEN, 45))).toBe(0);
    expect(findLikeliest(weigh(OPEN, 260))).toBe(3);
    expect(weigh(OPEN, 260).probabilities.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('does not let the length alone decide, however long a text is', () => {
    expect(findLikeliest(weigh([0.9, 0.04, 0.03, 0.03], 5000))).toBe(0);
  });
});
