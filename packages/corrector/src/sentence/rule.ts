import type { FormToMake } from './corrector-morphology';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { RuleId, RuleVariant } from '../messages/messages';
import type { GrammarSentence } from './grammar-sentence';

/** A word of a correction: as it is to be written, or a form that the analyser makes of a lemma. */
export type WantedWord = string | FormToMake;

/** What a rule finds in a sentence, before the wanted forms are made. */
export interface RuleHit {
  /** Half-open range of tokens; empty for an insertion before `start`. */
  readonly start: number;
  readonly end: number;
  /** Alternative replacements, best first; an empty list of words removes the tokens. */
  readonly wanted: readonly (readonly WantedWord[])[];
  /** Which text of the rule explains it. */
  readonly variant: RuleVariant;
  /** The word that asks for the change, as written, for `{word}` in the texts. */
  readonly word?: string;
  /** Token of that word, where it keeps its form for the change to be right: no other form is put in its place. */
  readonly wordAt?: number;
  /** Nothing in the sentence says which of two words is wrong: the alternatives are offered as a possible error, no sure mark touches them. */
  readonly isOpen?: true;
  /** Other values for the placeholders of the texts, by name; `case` is the code of a case, whose name is filled in. */
  readonly details?: Readonly<Record<string, string>>;
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

/** A named rule of Estonian that finds errors of one phenomenon. */
export interface Rule {
  /** Also the name of its file, and the first part of the keys of its texts in `messages/`. */
  readonly id: RuleId;
  /** Two right sentences that show it, of our own. */
  readonly examples: readonly [string, string];
  readonly errorType: ErrorType;
  /** Errors of the sentence, in any order. Pure. */
  readonly find: (sentence: GrammarSentence) => readonly RuleHit[];
}
