import type { TurnOptions } from '@keelerada/estonian/give-way';

/** A word as the encoder reads it; a `GrammarToken` is one. Readings are Vabamorf's own codes. */
export interface EncoderWord {
  readonly form: string;
  readonly isKnown: boolean;
  readonly readings: readonly {
    readonly lemma: string;
    readonly partOfSpeech: string;
    readonly form: string;
  }[];
}

/**
 * Probabilities of one sentence, row after row, a row a scored word. Rows may be fewer than the words: of a sentence of
 * more than 510 pieces the end is not scored.
 */
export interface SentenceScores {
  readonly wordCount: number;
  /** What is to be done with the word: `EncoderClasses.operations`. */
  readonly operations: Float32Array;
  /** What is missing before the word: `EncoderClasses.insertions`. */
  readonly insertions: Float32Array;
  /** Whether a stretch of wrong order begins at the word: `EncoderClasses.orders`. */
  readonly orders: Float32Array;
  /** The form that is right in the place of the word: `EncoderClasses.forms`. */
  readonly forms: Float32Array;
}

/** Names of the classes, in the order of the rows. */
export interface EncoderClasses {
  /** `keep`, `nominal`, `verb`, `spelling`, `choice`, `delete-word`, `delete-mark`, `mark`, `join` with the next word, `case`, `split`. */
  readonly operations: readonly string[];
  /** `none`, `comma`, `word`, `mark`. */
  readonly insertions: readonly string[];
  /** `none`; `left`: the word belongs further right; `right`: a word from further right belongs here; `inside` such a stretch. */
  readonly orders: readonly string[];
  /** `N|` (nominals and all others) or `V|` (verbs) with Vabamorf's form code; the first, `other`, is every rarer form. */
  readonly forms: readonly string[];
}

/** The port to the pretrained encoder (card: models/encoder). */
export interface SentenceEncoder {
  readonly classes: EncoderClasses;
  /** Scores in the order of the sentences; the words of a sentence in its order, marks included. */
  scoreSentences(
    sentences: readonly (readonly EncoderWord[])[],
    options?: TurnOptions,
  ): Promise<readonly SentenceScores[]>;
}
