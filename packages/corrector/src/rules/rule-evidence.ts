/** What a rule says of a candidate. */
export interface RuleEvidence {
  readonly rule: string;
  readonly isCertain: boolean;
  /** Whether the rule asks for this replacement, or for another one at this place. */
  readonly wants: boolean;
}
