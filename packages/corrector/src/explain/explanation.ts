import {
  readMessage,
  type ExplanationLanguage,
  type MessageValues,
  type PairKey,
} from '../messages/messages';

/** Plain text; words of the text are in quotation marks. */
export interface Explanation {
  /** A clause for a list, with what is right. */
  readonly short: string;
  /** A few sentences that name the rule. */
  readonly long: string;
  /** The rule in general, for "show the rule"; absent where the correction follows no named rule. */
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

/** The short and the long form of a message. */
export function readExplanation(
  key: PairKey,
  language: ExplanationLanguage,
  values: MessageValues = {},
): Explanation {
  return {
    short: readMessage(`${key}.short`, language, values),
    long: readMessage(`${key}.long`, language, values),
  };
}
