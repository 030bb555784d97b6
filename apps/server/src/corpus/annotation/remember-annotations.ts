import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import { SharedCalls } from '../../platform/compute/shared-calls';
import type { Annotation, TextAnnotator } from './text-annotator';

/** Memory for the annotations of own texts and for what is derived from them. */
const MAX_BYTES = 128 * 1024 * 1024;
/** The index segment of a text, which lives as long as its annotation. */
const DERIVED_BYTES_PER_CHARACTER = 15;
/** An own text that nobody has asked about for so long is forgotten. */
export const FORGET_AFTER_MS = 30 * 60 * 1000;

/**
 * The annotator for own texts: a text is annotated once, by the hash of its content, and its annotation stays in memory for
 * a while. It is never stored and never logged. Equal texts get the same object, so what is derived from an annotation
 * may be kept in a WeakMap by it and is forgotten with it.
 */
export function rememberAnnotations(annotator: TextAnnotator): TextAnnotator & { readonly size: number } {
  const kept = new LRUCache<string, Annotation>({
    maxSize: MAX_BYTES,
    ttl: FORGET_AFTER_MS,
    updateAgeOnGet: true,
    // Frees the memory also when nobody asks.
    ttlAutopurge: true,
    // Looked up at each call, so that tests can replace the clock.
    perf: { now: () => performance.now() },
  });
  const running = new SharedCalls<Annotation>();

  async function annotateOne(given: TextToAnnotate, signal: AbortSignal | undefined): Promise<Annotation> {
    const name = createHash('sha256').update(JSON.stringify(given)).digest('base64');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const annotate = async (whileAsked: AbortSignal): Promise<Annotation> => {
      const [annotation] = await annotator.annotate([given], whileAsked);
      const size = annotation!.bytes.length + given.text.length * DERIVED_BYTES_PER_CHARACTER;
      kept.set(name, annotation, { size: Math.max(1, size) });
      return annotation!;
    };
    return running.ask(name, annotate, signal);
  }

  return {
    annotate: (texts, signal) => Promise.all(texts.map((given) => annotateOne(given, signal))),
    get size() {
      return kept.size;
    },
  };
}
