/** The evidence of a rule for or against a candidate. */
export interface RuleEvidence {
  readonly rule: string;
  /** Which text of the rule explains its change. */
  readonly variant: string;
  readonly isCertain: boolean;
  /** Nothing says which of two words is wrong. */
  readonly isOpen?: true;
  /** Token of the word that the rule goes by, if no other form may be put in its place. */
  readonly wordAt?: number;
  /** Whether the rule asks for this change, for a longer one of which it is a part, or for another one in this place. */
  readonly asks: 'this' | 'part' | 'other';
}
