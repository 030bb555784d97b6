import type { FormToMake } from '../corrector-morphology';
import type { ErrorType } from '../error-type';
import type { ExplanationLanguage } from './explanation';
import type { GrammarSentence } from './grammar-sentence';

/** A text in each language of explanations. */
export type BothLanguages = Readonly<Record<ExplanationLanguage, string>>;

/** A word of a correction: as it is to be written, or a form that the analyser makes of a lemma. */
export type WantedWord = string | FormToMake;

/** What a rule finds in a sentence, before the wanted forms are made. */
export interface RuleHit {
  /** Half-open range of tokens; empty for an insertion before `start`. */
  readonly start: number;
  readonly end: number;
  /** Words that may stand there, best first; an empty list of words takes the tokens away. */
  readonly wanted: readonly (readonly WantedWord[])[];
  /** Which text of the rule explains it. */
  readonly variant: string;
  /** The word that asks for the change, as written, for `{word}` in the texts. */
  readonly word?: string;
  /** Token of that word, where it keeps its form for the change to be right: no other form is put in its place. */
  readonly wordAt?: number;
  /** What else the texts say, by name. */
  readonly details?: Readonly<Record<string, string | BothLanguages>>;
  /** Form that is written and form that is wanted, of the word that decides. */
  readonly forms?: ChangedForm;
  /** False: right in part of the cases only, a mark where the trained ranking agrees. */
  readonly isCertain: boolean;
}

/** A change of form with Vabamorf's codes. */
export interface ChangedForm {
  readonly lemma: string;
  readonly pos: string;
  readonly written: string;
  readonly wanted: string;
}

/** Why a change is asked for: a clause for a list, and a sentence or two. `{word}`, `{right}`, `{original}` and details are filled in. */
export interface RuleTexts {
  readonly short: BothLanguages;
  readonly long: BothLanguages;
}

/** A named rule of Estonian that sees errors of one phenomenon. */
export interface Rule {
  /** Also the name of its file. */
  readonly id: string;
  readonly name: BothLanguages;
  /** The rule as a teacher says it, without the sentence at hand. */
  readonly text: BothLanguages;
  /** Two right sentences that show it, of our own. */
  readonly examples: readonly [string, string];
  readonly errorType: ErrorType;
  /** Explanations by the `variant` of a hit. */
  readonly variants: Readonly<Record<string, RuleTexts>>;
  /** Errors of the sentence, in any order. Pure. */
  readonly find: (sentence: GrammarSentence) => readonly RuleHit[];
}
