import { describe, expect, it } from 'vitest';
import type { RuleEvidence } from '../../sentence/rule-evidence';
import type { FeatureName } from './feature-names';
import { setRules } from './rule-values';

const numbers = new Map([
  ['negation.present', 0],
  ['numeral.partitive', 1],
]);
const said = (
  rule: string,
  variant: string,
  asks: RuleEvidence['asks'],
  isCertain = false,
): RuleEvidence => ({
  ...{ rule, variant, asks, isCertain },
});

function readValues(...evidence: RuleEvidence[]): Partial<Record<FeatureName, number>> {
  const values: Partial<Record<FeatureName, number>> = {};
  const candidate = { kind: 'form', start: 0, end: 1, replacement: ['x'], evidence } as const;
  setRules((name, value) => (values[name] = value), candidate, numbers);
  return values;
}

describe('what rules say of a candidate', () => {
  it('is nothing where none speaks', () => {
    expect(readValues()).toEqual({ ruleFor: 0, ruleAgainst: 0, rule: -1 });
  });

  it('counts most where a certain rule asks for it, less where it is a part of what one asks for', () => {
    const strengths = [
      readValues(said('numeral', 'partitive', 'this', true)),
      readValues(said('numeral', 'partitive', 'this')),
      readValues(said('numeral', 'partitive', 'part', true)),
      readValues(said('numeral', 'partitive', 'part')),
    ].map(({ ruleFor }) => ruleFor!);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set([...strengths, 0]).size).toBe(5);
  });

  it('names the rule that says most, and tells what another one wants there', () => {
    const values = readValues(
      said('negation', 'present', 'other', true),
      said('numeral', 'partitive', 'this'),
    );
    expect(values).toMatchObject({ rule: 1, ruleAgainst: 2 });
    expect(readValues(said('new-rule', 'x', 'this')).rule).toBe(-1);
  });
});
