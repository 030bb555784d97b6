// For tests: made-up texts as the store gets them.
import { NO_TREE_PLACE } from '@keelerada/estonian/annotated-text';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import {
  placeTokens,
  readSentence,
  splitSentences,
  type PlainText,
} from '@keelerada/corpus-engine/testing/random-texts';
import type { IndexedTextName, TextToIndex } from '../../index/index-source';

/** A text with its stored annotation. A stored text is UTF-8: it has no half of a surrogate pair. */
export function annotatePlainText(text: PlainText, ordinal: number): TextToIndex & IndexedTextName {
  const whole = {
    ...text,
    tokens: text.tokens.map((token) => ({
      ...token,
      written: token.written.toWellFormed(),
      lemma: token.lemma.toWellFormed(),
    })),
  };
  const { content, starts, ends } = placeTokens(whole);
  const sentences = splitSentences(whole).map(([from, to]) => ({
    start: starts[from]!,
    end: ends[to - 1]!,
    tokens: readSentence(whole, [from, to]).map(({ lemma, upos, features, head, relation }, i) => ({
      ...NO_TREE_PLACE,
      start: starts[from + i]!,
      end: ends[from + i]!,
      lemma,
      root: lemma,
      upos,
      xpos: '_',
      features,
      head,
      relation,
    })),
  }));
  return { id: text.id, content, ordinal, annotationBytes: encodeAnnotation({ language: 'et', sentences }) };
}
