/**
 * The port to a morphological analyser. `packages/vabamorf` and `packages/russian` stand behind it in the product; tests may
 * put a recorded analyser there.
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

/** The analyser. It answers at once. */
export interface Morphology {
  /** Readings of an Estonian form hang on the form and on whether it opens its sentence, on nothing else. */
  analyse(form: string, isSentenceInitial?: boolean): EstonianFormAnalyses;
  /** Every reading of a Russian word. */
  analyseRussian(word: string): readonly RussianAnalysis[];
}
