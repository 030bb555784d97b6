import type { AnalysisOptions, EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';

/** A word form to make: `form` is Vabamorf's form code (`sg p`, `b`), `partOfSpeech` its letter or '' for any. */
export interface FormToMake {
  readonly lemma: string;
  readonly form: string;
  readonly partOfSpeech: string;
}

/**
 * The port to the morphological analyser as the corrector needs it. Every call takes a batch and answers in its order;
 * each rejects with a clear error if the worker is unreachable, and with the reason of the signal if it is aborted.
 */
export interface CorrectorMorphology {
  /** Whether the speller accepts each word (compounds included). */
  isKnown(words: readonly string[], options?: AnalysisOptions): Promise<readonly boolean[]>;
  /** The speller's corrections of each word, best first; an empty list for a word it accepts. */
  suggest(words: readonly string[], options?: AnalysisOptions): Promise<readonly (readonly string[])[]>;
  /** The word forms of each item, parallel forms included; an empty list if there is none. */
  synthesise(
    items: readonly FormToMake[],
    options?: AnalysisOptions,
  ): Promise<readonly (readonly string[])[]>;
  /** Every reading of each form. */
  analyse(
    forms: readonly EstonianForm[],
    options?: AnalysisOptions,
  ): Promise<readonly EstonianFormAnalyses[]>;
}
