import type {
  EstonianForm,
  EstonianFormAnalyses,
  Morphology,
  RussianAnalysis,
} from '@keelerada/estonian/morphology';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface SpellingAnswer {
  readonly isCorrect: boolean;
  /** Corrections, the likeliest first; empty if the word is correct or none was found. */
  readonly suggestions: readonly string[];
}

export interface FormToSynthesise {
  readonly lemma: string;
  /** Vabamorf's form code, for example `pl p` or `sin`. */
  readonly form: string;
  readonly partOfSpeech?: string;
  /** Only forms that begin with this are answered. */
  readonly hint?: string;
}

/**
 * All calls of apps/morphology. Each takes any number of items and answers in their order; requests are cut here, so
 * that no caller batches. Calls reject with MorphologyUnavailableError or the reason of the abort signal.
 */
export interface MorphologyClient extends Morphology {
  analyseEstonian(
    forms: readonly EstonianForm[],
    options?: CallOptions,
  ): Promise<readonly EstonianFormAnalyses[]>;
  analyseRussian(
    words: readonly string[],
    options?: CallOptions,
  ): Promise<readonly (readonly RussianAnalysis[])[]>;
  checkSpelling(words: readonly string[], options?: CallOptions): Promise<readonly boolean[]>;
  suggestSpellings(words: readonly string[], options?: CallOptions): Promise<readonly SpellingAnswer[]>;
  synthesise(
    items: readonly FormToSynthesise[],
    options?: CallOptions,
  ): Promise<readonly (readonly string[])[]>;
  /** Closes the kept connections. */
  close(): void;
}
