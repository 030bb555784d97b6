import { describe, expect, it } from 'vitest';
import { explainLevel } from './explain-level';

const MODEL = {
  reasons: {
    features: [
      { name: 'length.words', mean: 100, spread: 50 },
      { name: 'nominalForms.nominalPlural', mean: 0.2, spread: 0.1 },
      { name: 'pronouns.pronounPersonal', mean: 0.5, spread: 0.2 },
      { name: 'clauses.sentenceLength', mean: 10, spread: 2 },
    ],
    weights: [2, 1, -1, 1],
    thresholds: [-1, 0, 1],
  },
  typicalValues: { 'nominalForms.nominalPlural': [0.1, 0.2, 0.25, 0.34] },
};
const VALUES = {
  'length.words': 200,
  'nominalForms.nominalPlural': 0.4,
  'pronouns.pronounPersonal': 0.8,
  'clauses.sentenceLength': 10.1,
};

describe('explainLevel', () => {
  it('names the strongest features with their direction, and leaves weak ones out', () => {
    const reasons = explainLevel(MODEL, VALUES, false);
    expect(reasons.map(({ feature, towards }) => [feature, towards])).toEqual([
      ['words', 'higher'],
      ['nominalPlural', 'higher'],
      ['pronounPersonal', 'lower'],
    ]);
    expect(reasons[1]).toMatchObject({ group: 'nominalForms', value: 0.4, typical: [0.1, 0.2, 0.25, 0.34] });
    expect(reasons[1]!.strength).toBeCloseTo(2, 10);
  });

  it('does not give the length as a reason if it is unusual', () => {
    expect(explainLevel(MODEL, VALUES, true).map(({ group }) => group)).not.toContain('length');
  });
});
