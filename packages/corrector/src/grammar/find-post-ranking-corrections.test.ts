import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import { addPostRankingCorrections } from './find-post-ranking-corrections';

const byRule: Correction = {
  ...{ start: 3, end: 6, original: 'abc', replacements: ['x'], type: 'caseError', tier: 'sure', score: 0.9 },
  reason: { kind: 'rule', rule: 'numeral', variant: 'numeral' },
};
const byTrees: Correction = { ...byRule, reason: { kind: 'word-order', moved: 'on' } };
const late: Correction = { ...byRule, start: 6, end: 6, original: '', replacements: [' on'] };

describe('marks of the late rules', () => {
  it('give way to sure marks of other rules and to misspelt words', () => {
    const misspelt: Correction = { ...byRule, reason: { kind: 'misspelling', changes: [] } };
    expect(addPostRankingCorrections([byRule], [late])).toEqual([byRule]);
    expect(addPostRankingCorrections([misspelt], [late])).toEqual([misspelt]);
  });

  it('take the place of what the trees mark there and of what a rule finds possible', () => {
    const possible: Correction = { ...byRule, tier: 'possible' };
    expect(addPostRankingCorrections([byTrees, possible], [late])).toEqual([late]);
  });

  it('take the place of an order that begins at the next word, not of another mark there', () => {
    const order: Correction = { ...byTrees, start: 7, end: 10 };
    expect(addPostRankingCorrections([order], [late])).toEqual([late]);
    const form: Correction = { ...order, reason: { kind: 'misspelling', changes: [] } };
    expect(addPostRankingCorrections([form], [late])).toEqual([form, late]);
  });

  it('leave the marks of other places alone', () => {
    const far: Correction = { ...byTrees, start: 8, end: 10 };
    expect(addPostRankingCorrections([far], [late])).toEqual([far, late]);
  });
});
