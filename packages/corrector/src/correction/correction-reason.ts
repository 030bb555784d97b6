import type { RuleId, RuleVariant } from '../messages/messages';
import type { ChangedForm } from '../sentence/rule';

/** A letter-level difference between what was written and what is right, in the order of the word; two letters are swapped. */
export interface LetterChange {
  /** Letters written, empty for a missing one. */
  readonly written: string;
  /** Letters that belong there, empty for an extra one. */
  readonly right: string;
}

/** Letters are wrong: of a word that is not in the dictionary, or of one that exists where another one fits (`vaga` for `väga`). */
export interface LettersReason {
  readonly kind: 'misspelling' | 'confused-word';
  readonly changes: readonly LetterChange[];
}

/** A capital letter is missing or one too many. */
export interface CapitalLetterReason {
  readonly kind: 'capital-letter';
  readonly wanted: 'capital' | 'small';
  /** What asks for it: the beginning of a sentence, a name, the word being neither, or capitals inside it. */
  readonly because: 'sentence-start' | 'name' | 'common-word' | 'inside';
}

/** Two words are written as one. */
export interface WrittenTogetherReason {
  readonly kind: 'written-together';
  readonly parts: readonly string[];
}

/** One word (often a compound) is written as several. */
export interface WrittenApartReason {
  readonly kind: 'written-apart';
  readonly parts: readonly string[];
}

/** A word is in another form of its lemma than the context requires. Form codes are Vabamorf's (`sg p`, `b`). */
export interface WordFormReason {
  readonly kind: 'word-form';
  readonly lemma: string;
  readonly partOfSpeech: string;
  readonly writtenForm: string;
  readonly wantedForm: string;
  /** What asks for the form, and the word that does so; absent if only the context model asks for it. */
  readonly cause?: FormCause;
  /** Letter-level differences, if the word was misspelt too. */
  readonly changes?: readonly LetterChange[];
}

/** Why a form is wanted. `word` is the governing or agreeing word as written, `lemma` its lemma. */
export interface FormCause {
  readonly kind:
    | 'verb-government'
    | 'adposition-government'
    | 'noun-government'
    | 'agreement-attribute'
    | 'agreement-noun'
    | 'agreement-subject'
    | 'agreement-quantity'
    | 'agreement-relative'
    | 'agreement-predicative'
    | 'coordination'
    | 'dependent'
    | 'numeral'
    | 'counted'
    | 'total-object'
    | 'negation'
    | 'infinitive';
  readonly word: string;
  readonly lemma: string;
}

/** A comma or other mark is missing, extra or wrong. */
export interface PunctuationReason {
  readonly kind: 'punctuation';
  readonly change: 'missing' | 'extra' | 'wrong';
  /** The mark in question, `,` for commas. */
  readonly mark: string;
  /** What asks for the mark or against it. */
  readonly because?:
    | 'clause-border'
    | 'conjunction'
    | 'list'
    | 'address'
    | 'sentence-end'
    | 'no-clause-border'
    | 'behind-conjunction';
  /** The conjunction or the first word of the clause, if there is one. */
  readonly word?: string;
}

/** A space is missing or not needed, a bracket or quote has no other one, a mark is repeated or of another shape, a letter of another alphabet. */
export interface TextMarkReason {
  readonly kind: 'text-mark';
  readonly because:
    | 'space-before'
    | 'space-missing'
    | 'space-inside'
    | 'space-outside'
    | 'space-doubled'
    | 'unclosed'
    | 'unopened'
    | 'repeated'
    | 'quote-shape'
    | 'other-alphabet';
  /** The mark in question, as it is to be written; letters of another alphabet as they are written. */
  readonly mark: string;
}

/** A named rule of `rules/rule-table.ts` asks for the change. */
export interface RuleReason {
  readonly kind: 'rule';
  /** Id of the rule. */
  readonly rule: RuleId;
  /** Which of its texts says why. */
  readonly variant: RuleVariant;
  /** The word that asks for the change, as written. */
  readonly word?: string;
  /** Other values for the placeholders of the text, as in `RuleHit`. */
  readonly details?: Readonly<Record<string, string>>;
  /** Form that is written and form that is wanted. */
  readonly forms?: ChangedForm;
}

/** Words are in another order than the clause requires. */
export interface WordOrderReason {
  readonly kind: 'word-order';
  readonly moved: string;
  readonly rule?: 'verb-second' | 'verb-last' | 'negation' | 'adverb';
}

/** A word that the dictionary does not know; nothing good enough is known for its place. */
export interface UnknownWordReason {
  readonly kind: 'unknown-word';
}

/**
 * What was found, as data; explanations in each language are made from it. Discriminated by `kind`.
 */
export type CorrectionReason =
  | LettersReason
  | CapitalLetterReason
  | WrittenTogetherReason
  | WrittenApartReason
  | WordFormReason
  | PunctuationReason
  | TextMarkReason
  | RuleReason
  | WordOrderReason
  | UnknownWordReason;
