import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { isSplit, mendSplitWords } from '@keelerada/estonian/conllu/mend-split-words';
import { nameRelations, NOT_PARSED, relateTokens, type TreeColumnsLike } from './relations';

/** The tokens of one text in columns, in text order. Offsets are UTF-16 units of the content. */
export interface TokenColumns {
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  /** Place of each token's lemma in `lemmaTable`. */
  readonly lemmas: ArrayLike<number>;
  /** Lemmas in any case, without Vabamorf's marks of compounds and derivation. */
  readonly lemmaTable: readonly string[];
  /** Place of each token's tag in `tagTable`. */
  readonly tags: ArrayLike<number>;
  /** UPOS and UD features joined by a tab: `NOUN\tCase=Gen|Number=Sing`; see `makeTag`. */
  readonly tagTable: readonly string[];
  /** Place of each token's relation in `relationTable`. */
  readonly relations: ArrayLike<number>;
  /** UD relation and sentence part joined by a tab: `nsubj\t@SUBJ`; see `splitRelation`. */
  readonly relationTable: readonly string[];
  /** The token of the text that each token's head is, or -1. */
  readonly heads: ArrayLike<number>;
}

/** A text to be indexed: its content as it will be cut into contexts, its tokens and its sentences. */
export interface IndexText {
  readonly id: string;
  readonly content: string;
  readonly tokens: TokenColumns;
  /** Half-open ranges of the sentences, in text order; tokens belong to the last sentence that starts before them. */
  readonly sentenceStarts: ArrayLike<number>;
  readonly sentenceEnds: ArrayLike<number>;
}

/** Sentences as the annotator gives them (`AnnotatedText.sentences` of @keelerada/estonian fits). */
export interface AnnotatedSentenceLike {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly {
    readonly start: number;
    readonly end: number;
    readonly lemma: string;
    readonly upos: string;
    readonly features: string;
    /** Place of the head in the sentence, and the UD relation to it; absent if nothing is parsed. */
    readonly head?: number;
    readonly relation?: string;
  }[];
}

const TAG_SEPARATOR = '\t';

/** Joins UPOS and features to the tag that the index stores; no features are `_`. */
export function makeTag(upos: string, features: string): string {
  return upos + TAG_SEPARATOR + features;
}

export function splitTag(tag: string): { upos: string; features: string } {
  const cut = tag.indexOf(TAG_SEPARATOR);
  return cut < 0 ? { upos: tag, features: '_' } : { upos: tag.slice(0, cut), features: tag.slice(cut + 1) };
}

/** Stored annotations in columns (`AnnotationColumns` of @keelerada/estonian fits). */
export interface AnnotationColumnsLike extends TreeColumnsLike {
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  readonly lexemes: ArrayLike<number>;
  readonly lemmas: readonly string[];
  readonly sentenceStarts: ArrayLike<number>;
  readonly sentenceEnds: ArrayLike<number>;
}

/** An annotated text from its columns. Only the sentence parts are found token by token. */
export function toIndexText(id: string, content: string, annotation: AnnotationColumnsLike): IndexText {
  const sentences = listSplitSentences(annotation);
  if (sentences !== null) return sentencesToIndexText(id, content, sentences);
  return {
    id,
    content,
    tokens: {
      starts: annotation.starts,
      ends: annotation.ends,
      lemmas: annotation.lexemes,
      lemmaTable: annotation.lemmas,
      tags: annotation.tags,
      tagTable: annotation.tagTable.map(({ upos, features }) => makeTag(upos, features)),
      ...relateTokens(annotation),
      heads: placeHeads(annotation),
    },
    sentenceStarts: annotation.sentenceStarts,
    sentenceEnds: annotation.sentenceEnds,
  };
}

/** The sentences of a text with words written apart, which exports mend; null for other texts, whose columns are taken as they are. */
function listSplitSentences(annotation: AnnotationColumnsLike): AnnotatedSentenceLike[] | null {
  const { relations, relationTable, sentenceTokens, tagTable } = annotation;
  const splits = relationTable.map(isSplit);
  if (!Array.from(relations).some((relation) => splits[relation])) return null;
  return Array.from({ length: sentenceTokens.length - 1 }, (_, sentence) => {
    const first = sentenceTokens[sentence]!;
    const tokens = Array.from({ length: sentenceTokens[sentence + 1]! - first }, (_token, i) => ({
      ...{ start: annotation.starts[first + i]!, end: annotation.ends[first + i]! },
      lemma: annotation.lemmas[annotation.lexemes[first + i]!]!,
      ...tagTable[annotation.tags[first + i]!]!,
      ...{ head: annotation.heads[first + i]!, relation: relationTable[relations[first + i]!]! },
    }));
    return {
      ...{ start: annotation.sentenceStarts[sentence]!, end: annotation.sentenceEnds[sentence]! },
      tokens,
    };
  });
}

/** Heads as places in the text instead of the sentence. */
function placeHeads({ heads, sentenceTokens }: AnnotationColumnsLike): Int32Array {
  const placed = Int32Array.from(heads);
  for (let sentence = 0; sentence + 1 < sentenceTokens.length; sentence++) {
    const first = sentenceTokens[sentence]!;
    for (let token = first; token < sentenceTokens[sentence + 1]!; token++)
      if (placed[token]! >= 0) placed[token]! += first;
  }
  return placed;
}

const SOME_WORD = 'X\t_';
const SOME_MARK = 'PUNCT\t_';

/**
 * An annotated text for cutting lines alone: nothing has a lemma, class or relation, and of the running words only those up to
 * some distance around the given ones have a length.
 */
export function toLineText(
  id: string,
  content: string,
  annotation: AnnotationColumnsLike,
  words: Iterable<number>,
  reach: number,
): IndexText {
  const { starts, tagTable } = annotation;
  const isRead = new Uint8Array(starts.length);
  for (const word of words) isRead.fill(1, Math.max(0, word - reach), word + reach + 1);
  const isWord = tagTable.map(({ upos }) => isRunningWord(upos));
  const ends = Int32Array.from(starts);
  const tags = new Uint8Array(starts.length);
  let word = 0;
  for (let token = 0; token < starts.length; token++) {
    if (!isWord[annotation.tags[token]!]!) tags[token] = 1;
    else if (isRead[word++] === 1) ends[token] = annotation.ends[token]!;
  }
  const none = new Uint8Array(starts.length);
  return {
    id,
    content,
    tokens: {
      ...{ starts, ends, tags, tagTable: [SOME_WORD, SOME_MARK] },
      ...{ lemmas: none, lemmaTable: [''], relations: none, relationTable: [NOT_PARSED] },
      heads: new Int32Array(starts.length).fill(-1),
    },
    sentenceStarts: annotation.sentenceStarts,
    sentenceEnds: annotation.sentenceEnds,
  };
}

/** An annotated text from its sentences, for a text annotated just now. */
export function sentencesToIndexText(
  id: string,
  content: string,
  annotated: readonly AnnotatedSentenceLike[],
): IndexText {
  const sentences = annotated.map((sentence) => ({
    ...sentence,
    tokens: mendSplitWords(content, sentence.tokens),
  }));
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const heads: number[] = [];
  for (const { tokens: parsed } of sentences) {
    const first = heads.length;
    for (const { head = -1 } of parsed) heads.push(head < 0 ? -1 : first + head);
  }
  const places = tokens.map((_, place) => place);
  return {
    id,
    content,
    tokens: {
      starts: tokens.map((token) => token.start),
      ends: tokens.map((token) => token.end),
      lemmas: places,
      lemmaTable: tokens.map((token) => token.lemma),
      tags: places,
      tagTable: tokens.map((token) => makeTag(token.upos, token.features)),
      relations: places,
      relationTable: sentences.flatMap(({ tokens: parsed }) => nameRelations(parsed)),
      heads,
    },
    sentenceStarts: sentences.map((sentence) => sentence.start),
    sentenceEnds: sentences.map((sentence) => sentence.end),
  };
}
