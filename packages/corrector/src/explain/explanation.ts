/** Languages that explanations are written in, as ISO 639-1 codes. */
export type ExplanationLanguage = 'et' | 'en';

/** Plain text; words of the text stand in quotation marks. */
export interface Explanation {
  /** A clause for a list, with what is right. */
  readonly short: string;
  /** A few sentences that name the rule. */
  readonly long: string;
}

/** A word in the quotation marks of the language. */
export function quote(word: string, language: ExplanationLanguage): string {
  return language === 'et' ? `„${word}”` : `“${word}”`;
}
