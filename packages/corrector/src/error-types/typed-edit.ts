import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';

/** A word or mark with its analyses; a `GrammarToken` is one. */
export interface WordToType {
  /** As written. */
  readonly form: string;
  /** The dictionary knows the form; true for a mark. */
  readonly isKnown: boolean;
  /** Part of speech of the reading that fits the sentence, where it is known. */
  readonly pos?: string;
  /** Every reading, empty for a mark. */
  readonly readings: readonly VabamorfAnalysis[];
}

/** One change of a sentence. */
export interface EditToType {
  /** All tokens of the written sentence. */
  readonly sentence: readonly WordToType[];
  /** Half-open range of tokens that are replaced; equal where something is put in before `start`. */
  readonly start: number;
  readonly end: number;
  /** What belongs there, empty where the tokens are to go. */
  readonly corrected: readonly WordToType[];
}

/** An error within an edit that moves words: a range of the written sentence and what becomes of it. */
export interface InnerError {
  readonly start: number;
  readonly end: number;
  /** Half-open range of the corrected words of the whole edit. */
  readonly from: number;
  readonly to: number;
  readonly code: ErrorCode;
}

/** The type of an edit. */
export interface TypedEdit {
  readonly code: ErrorCode;
  /** Errors inside a move of words, in the order of the written sentence; empty for every other edit. */
  readonly inside: readonly InnerError[];
}
