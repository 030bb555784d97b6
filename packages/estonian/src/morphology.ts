/**
 * The port to a morphological analyser. `apps/morphology` (Vabamorf, pymorphy3) stands behind it in the product;
 * tests may put a recorded or an in-process analyser there.
 */

/** One reading of a word form as Vabamorf gives it. */
export interface VabamorfAnalysis {
  /** Base form without the marks `_` (compound) and `=` (derivation). */
  readonly lemma: string;
  /** Root with the marks `_`, `=` and `+` that show compound parts and derivation. */
  readonly root: string;
  /** Inflectional ending, `0` if there is none. */
  readonly ending: string;
  /** Clitic (`gi`, `ki`) or the empty string. */
  readonly clitic: string;
  /** Vabamorf's part of speech, one capital letter (`S`, `V`, `A`, `H`, ...), `Z` for punctuation. */
  readonly partOfSpeech: string;
  /** Vabamorf's form code, for example `sg g` or `b`; the empty string if there is none. */
  readonly form: string;
}

/** A word form to analyse. Readings depend on the form and on whether it opens a sentence, on nothing else. */
export interface EstonianForm {
  readonly form: string;
  readonly isSentenceInitial: boolean;
}

/** Every reading of a form, guesses and proper names included, in the analyser's order. */
export interface EstonianFormAnalyses {
  readonly analyses: readonly VabamorfAnalysis[];
  /** True if the dictionary itself knows the form (an analysis exists without guessing and without proper-name readings). */
  readonly isKnown: boolean;
}

/** One reading of a Russian word form, tags in the OpenCorpora tag set of pymorphy3, for example `NOUN,inan,masc sing,nomn`. */
export interface RussianAnalysis {
  readonly lemma: string;
  readonly tag: string;
  /** The analyser's own estimate of this reading, 0 to 1. */
  readonly score: number;
}

/** The part of an AbortSignal that this package reads; not every run time has one. */
export interface CancelSignal {
  readonly aborted: boolean;
  /** Loops that take long ask it: throws the reason once the signal is raised. */
  throwIfAborted(): void;
}

export interface AnalysisOptions {
  /** Ends the call, which then rejects with the reason of the signal. */
  readonly signal?: CancelSignal;
  /** Awaited between sentences: lets other work go on. */
  readonly giveWay?: () => Promise<void>;
}

/** The analyser. Calls take any number of forms and answer in their order; they reject if no usable answer comes. */
export interface Morphology {
  analyseEstonian(
    forms: readonly EstonianForm[],
    options?: AnalysisOptions,
  ): Promise<readonly EstonianFormAnalyses[]>;
  analyseRussian(
    forms: readonly string[],
    options?: AnalysisOptions,
  ): Promise<readonly (readonly RussianAnalysis[])[]>;
}
