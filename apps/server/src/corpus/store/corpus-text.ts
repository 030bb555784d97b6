import type { AnnotatedSentence, TextLanguage } from '@keelerada/estonian/annotated-text';

export interface TextProperty {
  readonly name: string;
  readonly value: string;
}

export interface TextAnnotation {
  readonly sentences: readonly AnnotatedSentence[];
  /** Who made it, where the file says so. */
  readonly source: string | null;
}

/** A text with what is known about it, clean: NFC, no control characters, no empty or repeated properties. */
export interface CorpusText {
  readonly id: string;
  readonly content: string;
  /** Sorted by name; several values of a name in the order given. */
  readonly properties: readonly TextProperty[];
}

/** What the store keeps beside a text so that filters need not look into it. */
export interface TextDescription {
  readonly title: string | null;
  readonly titleSortKey: string | null;
  readonly language: TextLanguage;
  readonly hash: string;
  readonly characters: number;
}
