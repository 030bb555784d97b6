import { NO_TREE_PLACE } from '@keelerada/estonian/annotated-text';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { TextColumns } from '../../text-columns/text-columns';
import type { IndexSource, IndexedTextName, TextToIndex } from '../index-source';

/** A corpus in memory for tests: words are nouns whose lemma is the form, marks are punctuation. */
export class MemorySource implements IndexSource {
  corpusId = 'corpus-1';
  /** Texts read so far, to see what an index builds again. */
  read = 0;
  annotator = 'v1';
  /** Called after each text that is read. */
  afterRead: () => void = () => undefined;
  #texts: (TextToIndex & IndexedTextName)[] = [];
  #version = 0;
  #lastOrdinal = 0;

  add(id: string, content: string): void {
    this.remove(id);
    this.#texts.push({ id, content, ordinal: ++this.#lastOrdinal, annotationBytes: annotate(content) });
  }

  remove(id: string): void {
    this.#texts = this.#texts.filter((text) => text.id !== id);
    this.#version += 1;
  }

  readVersion(): Promise<{ corpusId: string; version: number }> {
    return Promise.resolve({ corpusId: this.corpusId, version: this.#version });
  }

  readAnnotator(): Promise<string> {
    return Promise.resolve(this.annotator);
  }

  listTexts(): Promise<readonly IndexedTextName[]> {
    return Promise.resolve(this.#texts);
  }

  async *readTexts(afterOrdinal: number): AsyncGenerator<TextToIndex & IndexedTextName> {
    for (const text of this.#texts.filter(({ ordinal }) => ordinal > afterOrdinal)) {
      await Promise.resolve();
      this.read += 1;
      yield text;
      this.afterRead();
    }
  }
}

/** Stands for the properties of texts where none is asked for by one. */
export const readNoColumns = () => Promise.resolve(new TextColumns([], []));

function annotate(content: string): Uint8Array {
  const sentences = segmentText(content).map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => {
      const form = content.slice(token.start, token.end);
      const upos = /^\p{P}+$/u.test(form) ? 'PUNCT' : 'NOUN';
      return { ...token, lemma: form, root: form, upos, xpos: '_', features: '_', ...NO_TREE_PLACE };
    }),
  }));
  return encodeAnnotation({ language: 'et', sentences });
}
