import type { PracticeKind, PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { ContextModels } from '../grammar/candidates/sentence-analysis';
import type { ExplanationLanguage } from '../messages/messages';
import type { GrammarSentence } from '../sentence/grammar-sentence';

/** Why an answer is right, in one language. */
export interface PracticeExplanation {
  readonly text: string;
  /** The word that asks for the form. */
  readonly governor: string | null;
  /** Name of the form asked for. */
  readonly formName: string | null;
}

/** A task that a right sentence, or a learner's, can be made into; offsets in UTF-16 units of its text. */
export interface PracticeDraft {
  readonly topic: PracticeTopic;
  readonly kind: PracticeKind;
  readonly start: number;
  readonly end: number;
  /** What stands in the place to mend, or empty. */
  readonly written: string;
  /** Every right answer, the one of the text first. */
  readonly accepted: readonly string[];
  /** Surely wrong answers to choose from, the likeliest mistakes first; empty where the learner writes. */
  readonly wrong: readonly string[];
  readonly baseForm: string | null;
  /** The word whose forms can be named, or none. */
  readonly word: { readonly lemma: string; readonly partOfSpeech: string } | null;
  /** Where commas belong in the sentence without commas. */
  readonly commaPlaces?: readonly number[];
  readonly explanation: PracticeExplanation;
  readonly examples: readonly string[];
}

/** What drafts are made with. */
export interface PracticeKnowledge {
  readonly morphology: CorrectorMorphology;
  readonly context: ContextModels;
  /** Common logarithm of the relative frequency of a form, -Infinity for an unknown one. */
  readonly frequencyOf: (form: string) => number;
  readonly language: ExplanationLanguage;
}

/** A right sentence of a text. */
export interface PracticeSentence {
  readonly text: string;
  readonly sentence: GrammarSentence;
}
