/** A word of the text with what the measures need to know of it. Offsets are UTF-16 units of the text. */
export interface AssessedWord {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly form: string;
  /** In small letters; its case tells nothing that `upos` does not. */
  readonly lemma: string;
  readonly upos: string;
  /** The UD feature string, `_` where there are none. */
  readonly features: string;
  readonly root: string;
  readonly letters: number;
  readonly syllables: number;
}

/** A sentence with at least one word. */
export interface AssessedSentence {
  readonly start: number;
  readonly end: number;
  readonly words: readonly AssessedWord[];
}

/** A half-open range of UTF-16 units of the text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}
