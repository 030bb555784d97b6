import type { RuleEvidence } from '../../sentence/rule-evidence';
import type { Candidate } from '../../sentence/candidate';
import type { SetValue } from './feature-names';

/** Strength of the evidence where a rule asks for a candidate or for a longer change that contains it. */
const STRENGTHS: Readonly<Record<RuleEvidence['asks'], number>> = { this: 3, part: 1, other: 0 };

/** The name of what a rule finds, as the trees number it. */
export function nameRuleVariant({ rule, variant }: Pick<RuleEvidence, 'rule' | 'variant'>): string {
  return `${rule}.${variant}`;
}

/** Sets the evidence of the named rules. `numbers` are those of the rules' variants, by `nameRuleVariant`. */
export function setRules(
  set: SetValue,
  { evidence = [] }: Candidate,
  numbers: ReadonlyMap<string, number>,
): void {
  const strengthOf = ({ asks, isCertain }: RuleEvidence): number =>
    STRENGTHS[asks] === 0 ? 0 : STRENGTHS[asks] + (isCertain ? 1 : 0);
  const against = evidence.filter(({ asks }) => asks === 'other');
  const best = evidence.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
  set('ruleFor', best ? strengthOf(best) : 0);
  set('ruleAgainst', Math.max(0, ...against.map(({ isCertain }) => (isCertain ? 2 : 1))));
  set('rule', best ? (numbers.get(nameRuleVariant(best)) ?? -1) : -1);
}
