/** Languages the annotator handles, as ISO 639-1 codes. */
export type TextLanguage = 'et' | 'ru';

/** A token before analysis: a half-open range of UTF-16 code units of the text. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
}

/** A sentence before analysis: its own range and its tokens, in order, inside that range. */
export interface SentenceSpan extends TokenSpan {
  readonly tokens: readonly TokenSpan[];
}

/** What the annotator says of one token. `features` is the UD feature string (`Case=Gen|Number=Sing`) or `_`. */
export interface TokenReading {
  readonly lemma: string;
  readonly upos: string;
  /** The analyser's own tag: Vabamorf's part of speech, or pymorphy3's part of speech for Russian. */
  readonly xpos: string;
  readonly features: string;
  /** Root with compound (`_`) and derivation (`=`) marks where the analyser knows them, else the lemma. */
  readonly root: string;
}

/** Where a token stands in the syntax tree of its sentence. */
export interface TreePlace {
  /** Index of the head within the tokens of the sentence; -1 for the root and for a token without a tree. */
  readonly head: number;
  /** UD relation to the head, with its subtype if it has one (`obl:lmod`); `root` for the root, `_` without a tree. */
  readonly relation: string;
}

/** The place of a token of a text that is not parsed: Russian, or annotated before there was a parser. */
export const NO_TREE_PLACE: TreePlace = { head: -1, relation: '_' };

/** A token with its range, reading and place in the tree; `isRunningWord(upos)` says whether it counts as a word. */
export interface AnnotatedToken extends TokenSpan, TokenReading, TreePlace {}

export interface AnnotatedSentence extends TokenSpan {
  readonly tokens: readonly AnnotatedToken[];
}

/** A whole text: sentences in text order, offsets in UTF-16 code units of the text that was annotated. */
export interface AnnotatedText {
  readonly language: TextLanguage;
  readonly sentences: readonly AnnotatedSentence[];
}
