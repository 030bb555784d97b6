import { readFile } from 'node:fs/promises';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { QueryCancelledError, throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { sentencesToIndexText } from '@keelerada/corpus-engine/segment/index-text';
import type { Annotator } from '@keelerada/estonian/annotate-text';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { createMorphologyClient } from '../morphology/morphology-client';
import { shareSegment } from './build-from-port';
import type { AnnotateResult, AnnotateTask, SegmentResult } from './compute-task';

/** Fewer than for an import: threads live long, and a form takes about 2 KB. */
const CACHED_FORMS = 30_000;
/** The user's own text has no id. */
const OWN_TEXT_ID = '';

/** Analysis of texts in a thread; the tagger is read when the first text comes. */
export class TextAnalysis {
  readonly #taggerModelPath: string;
  readonly #morphologyUrls: readonly string[];
  #annotator: Promise<Annotator> | undefined;

  constructor(taggerModelPath: string, morphologyUrls: readonly string[]) {
    this.#taggerModelPath = taggerModelPath;
    this.#morphologyUrls = morphologyUrls;
  }

  /**
   * Analyses an own text and makes a segment of it. Rejects with MorphologyUnavailableError, or with QueryCancelledError
   * once the cell is raised.
   */
  async makeSegment(text: string, cancelCell: Int32Array): Promise<SegmentResult> {
    const annotator = await this.#open();
    const cancelled = watchCell(cancelCell);
    try {
      const [annotated] = await annotator.annotateTexts([{ text }], { signal: cancelled.signal });
      throwIfCancelled({ cells: cancelCell, index: 0 });
      return shareSegment(buildSegment([sentencesToIndexText(OWN_TEXT_ID, text, annotated!.sentences)]));
    } finally {
      cancelled.stop();
    }
  }

  /** Analyses texts and packs the analyses for the store. Rejects with MorphologyUnavailableError. */
  async annotate(texts: AnnotateTask['texts']): Promise<AnnotateResult> {
    const annotator = await this.#open();
    const annotated = await annotator.annotateTexts(
      texts.map(({ content, language }) => (language ? { text: content, language } : { text: content })),
    );
    const annotations = annotated.map((annotation) => {
      const tokens = annotation.sentences.flatMap((sentence) => sentence.tokens);
      const words = tokens.filter((token) => isRunningWord(token.upos)).length;
      return { bytes: encodeAnnotation(annotation), words, sentences: annotation.sentences.length };
    });
    return { annotations };
  }

  #open(): Promise<Annotator> {
    this.#annotator ??= openAnnotator(this.#taggerModelPath, this.#morphologyUrls).catch((error: unknown) => {
      // The next text tries again.
      this.#annotator = undefined;
      throw error;
    });
    return this.#annotator;
  }
}

/** A signal that is raised when another thread raises the cell, until `stop`. */
function watchCell(cell: Int32Array): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const raise = (): void => {
    if (Atomics.load(cell, 0) !== 0) controller.abort(new QueryCancelledError());
  };
  const wait = Atomics.waitAsync(cell, 0, 0);
  if (wait.async) void wait.value.then(raise);
  else raise();
  return { signal: controller.signal, stop: () => void Atomics.notify(cell, 0) };
}

async function openAnnotator(taggerModelPath: string, urls: readonly string[]): Promise<Annotator> {
  const taggerModel = loadTaggerModel(await readFile(taggerModelPath));
  return createAnnotator({
    morphology: createMorphologyClient({ urls }),
    taggerModel,
    cachedForms: CACHED_FORMS,
  });
}
