import type { VersionedAnnotator } from '../annotation/text-annotator';
import type { Database } from '../../platform/database/database-connection';
import { readAnnotationBytes } from './annotation.repository';
import type { CorpusText } from './corpus-text';
import { findLanguage, hashContent } from './describe-text';
import { keyOf, readGivenAnnotations, type GivenAnnotation } from './given-annotation.repository';

/**
 * Annotations of texts of the store in their order, all by the annotator given: stored ones where they are, and made now
 * for texts that still wait for it (given ones are taken as they are), so that an answer never mixes versions; `decodeAnnotation` reads them. Rejects as the annotator does.
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
  const missing = texts.filter(({ id }) => !stored.has(id));
  for (const [id, { bytes }] of await readGivenOfTexts(db, missing)) stored.set(id, bytes);
  const waiting = texts.filter(({ id }) => !stored.has(id));
  const made = await annotator.annotate(
    waiting.map((text) => ({ text: text.content, language: findLanguage(text) })),
    signal,
  );
  waiting.forEach(({ id }, index) => stored.set(id, made[index]!.bytes));
  return texts.map(({ id }) => stored.get(id)!);
}

/** What was given with the texts, by their ids; it fits their contents as they are given here. */
export async function readGivenOfTexts(
  db: Database,
  texts: readonly CorpusText[],
): Promise<ReadonlyMap<string, GivenAnnotation>> {
  const keys = texts.map((text) => ({ hash: hashContent(text.content), language: findLanguage(text) }));
  const given = await readGivenAnnotations(db, keys);
  return new Map(
    texts.flatMap(({ id }, index) => {
      const annotation = given.get(keyOf(keys[index]!));
      return annotation ? [[id, annotation] as const] : [];
    }),
  );
}
