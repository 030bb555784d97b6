import { readChosenAnnotations, type ChosenAnnotation } from '../store/annotation.repository';
import type { Database } from '../../platform/database/database-connection';
import { UnindexedTextsError } from './index-errors';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;
const TEXTS_A_READ = 500;
/** Texts change over once in a replacement of the annotator, so the second reading finds one annotator. */
const MOST_READINGS = 3;

/** A text with its annotation; `decodeAnnotation` reads the bytes. */
export type StoredAnnotation = Pick<ChosenAnnotation, 'content' | 'annotationBytes' | 'words'>;

/** Whole texts with all that the annotation says, for tools that the index is not enough for. */
export interface AnnotatedTexts {
  /** In the order of the ids, each text once. Rejects with UnindexedTextsError if one is unknown or not analysed yet. */
  read(ids: readonly string[], signal: AbortSignal): Promise<readonly StoredAnnotation[]>;
  /** The same; texts that are gone or not analysed are left out. */
  readPresent(ids: readonly string[], signal: AbortSignal): Promise<readonly StoredAnnotation[]>;
}

export function makeAnnotatedTexts(db: Database): AnnotatedTexts {
  return {
    async read(given, signal) {
      const ids = [...new Set(given.map((id) => id.toLowerCase()))];
      throwIfMissing(ids.filter((id) => !UUID.test(id)));
      const found = await readByOneAnnotator(db, ids, signal);
      throwIfMissing(ids.filter((id) => !found.has(id)));
      return ids.map((id) => found.get(id)!);
    },
    async readPresent(ids, signal) {
      const found = await readByOneAnnotator(db, ids, signal);
      return ids.map((id) => found.get(id)).filter((text) => text !== undefined);
    },
  };
}

/** Reads again where the texts changed over to another annotator between two reads. */
async function readByOneAnnotator(
  db: Database,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, StoredAnnotation>> {
  for (let reading = 1; ; reading++) {
    const found = new Map<string, StoredAnnotation>();
    const annotators = new Set<string>();
    for (let from = 0; from < ids.length; from += TEXTS_A_READ) {
      signal.throwIfAborted();
      for (const row of await readChosenAnnotations(db, ids.slice(from, from + TEXTS_A_READ))) {
        found.set(row.id, row);
        annotators.add(row.annotatorVersion);
      }
    }
    if (annotators.size <= 1 || reading === MOST_READINGS) return found;
  }
}

function throwIfMissing(ids: readonly string[]): void {
  if (ids.length > 0) throw new UnindexedTextsError(ids);
}
