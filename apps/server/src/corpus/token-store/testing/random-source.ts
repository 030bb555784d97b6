// For tests: made-up texts as the store gets them.
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { NO_TREE_PLACE } from '@keelerada/estonian/annotated-text';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import {
  placeTokens,
  readSentence,
  splitSentences,
  type PlainText,
} from '@keelerada/corpus-engine/testing/random-texts';
import type { IndexedTextName, IndexSource, TextToIndex } from '../../index/index-source';
import { shareSegment, type SharedSegment } from '../../index/shared-segment';

export type GivenText = TextToIndex & IndexedTextName;

/** A text with its stored annotation. A stored text is UTF-8: it has no half of a surrogate pair. */
export function annotatePlainText(text: PlainText, ordinal: number): GivenText {
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

let lastKey = 0;

/** A segment of texts as memory is asked about them. */
export function shareTexts(texts: readonly GivenText[], isCorpus: boolean): SharedSegment {
  const segment = buildSegment(
    texts.map(({ id, content, annotationBytes }) =>
      toIndexText(id, content, decodeAnnotationColumns(annotationBytes)),
    ),
  );
  return { key: ++lastKey, buffer: shareSegment(segment), isCorpus, texts: null };
}

/** A corpus that changes. */
export class ChangingSource implements IndexSource {
  texts: readonly GivenText[] = [];
  #version = 0;

  set(texts: readonly GivenText[]): void {
    this.texts = texts;
    this.#version += 1;
  }

  readVersion = () => Promise.resolve({ corpusId: 'changing', version: this.#version });
  readAnnotator = () => Promise.resolve('v1');
  listTexts = () => Promise.resolve(this.texts);

  async *readTexts(after: number): AsyncGenerator<GivenText> {
    for (const text of this.texts.filter(({ ordinal }) => ordinal > after)) yield await Promise.resolve(text);
  }
}
