/** A word or punctuation mark that belongs in the place of written ones. */
export interface CorrectedWord {
  readonly form: string;
  /** Base form in its place, the form itself for punctuation. */
  readonly lemma: string;
}

/** An error of a stored text: a place on the tokens of its annotation, and what belongs there. */
export interface ErrorMark {
  /**
   * Half-open range of tokens, counted from 0 over all sentences of the text. Equal where something is missing before
   * `start`.
   */
  readonly start: number;
  readonly end: number;
  /** Empty where the tokens are to go. */
  readonly corrected: readonly CorrectedWord[];
  /** Type of the error, a code of `error-codes` of the contract. */
  readonly code: string;
  /** Rule of Estonian that it is against, where the corrector can tell. */
  readonly rule?: string;
  /** That it is an error, 0 to 1; 1 where a person marked it. */
  readonly probability: number;
}

/** A mark with the piece of the text that it replaces, so that the corrected text has its spaces. */
export interface PlacedMark extends ErrorMark {
  /** Half-open range of UTF-16 code units of the text; equal where something is put in. */
  readonly from: number;
  readonly to: number;
  /** What belongs there, with the spaces around a word that is put in. */
  readonly replacement: string;
}

/** All errors that are known of a text, in the order of their places. */
export interface TextMarks {
  readonly textId: string;
  /** Who marked them. Marks of people replace those of the program. */
  readonly origin: 'machine' | 'gold';
  readonly marks: readonly ErrorMark[];
}
