import type { VersionedAnnotator } from '../annotation/text-annotator';
import type { Database } from '../../platform/database/database-connection';
import { readAnnotationBytes } from './annotation.repository';
import type { CorpusText } from './corpus-text';
import { findLanguage } from './describe-text';

/**
 * Annotations of texts of the store in their order, all by the annotator given: stored ones where they are, and made now
 * for texts that still wait for it, so that an answer never mixes versions; `decodeAnnotation` reads them. Rejects as the annotator does.
 */
export async function readAnnotations(
  db: Database,
  annotator: VersionedAnnotator,
  texts: readonly CorpusText[],
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const stored = await readAnnotationBytes(
    db,
    annotator.version,
    texts.map(({ id }) => id),
  );
  const waiting = texts.filter(({ id }) => !stored.has(id));
  const made = await annotator.annotate(
    waiting.map((text) => ({ text: text.content, language: findLanguage(text) })),
    signal,
  );
  waiting.forEach(({ id }, index) => stored.set(id, made[index]!.bytes));
  return texts.map(({ id }) => stored.get(id)!);
}
