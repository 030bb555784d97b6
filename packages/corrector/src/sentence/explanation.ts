/** Languages that explanations are written in, as ISO 639-1 codes. */
export type ExplanationLanguage = 'et' | 'en';

/** Plain text; words of the text stand in quotation marks. */
export interface Explanation {
  /** A clause for a list, with what is right. */
  readonly short: string;
  /** A few sentences that name the rule. */
  readonly long: string;
  /** The rule in general, for "show the rule"; absent where no named rule stands behind the correction. */
  readonly rule?: ExplainedRule;
}

/** A named rule of Estonian in the language of the explanation. */
export interface ExplainedRule {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Right Estonian sentences that show it. */
  readonly examples: readonly string[];
}

/** A word in the quotation marks of the language. */
export function quote(word: string, language: ExplanationLanguage): string {
  return language === 'et' ? `„${word}”` : `“${word}”`;
}
