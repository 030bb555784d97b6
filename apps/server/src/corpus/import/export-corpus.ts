import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { HumanMark } from '../store/human-mark';
import { readAllHumanMarks } from '../store/human-marks.repository';
import { readAllTextBatches } from '../store/corpus-text.repository';
import type { CorpusText } from '../store/corpus-text';
import type { GivenAnnotation } from '../store/given-annotation.repository';
import { readGivenOfTexts } from '../store/read-annotations';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { makeAnnotationField } from './formats/annotation-field';

/** A text as a line of JSON Lines, as the import reads it. */
export function writeTextLine(
  { id, content, properties }: CorpusText,
  given: {
    readonly edits?: readonly HumanMark[] | undefined;
    readonly annotation?: GivenAnnotation | undefined;
  },
): string {
  const annotation = given.annotation && makeAnnotationField(given.annotation);
  return `${JSON.stringify({ id, content, properties, edits: given.edits, annotation })}\n`;
}

/**
 * Writes every text as JSON Lines, sorted by id, properties by name, with the annotations that came with them: what
 * the import reads, so that it goes in again unchanged. Answers the number of texts. The stream is left open. Rejects once the signal is raised, between two texts.
 */
export async function exportCorpus(
  connection: DatabaseConnection,
  output: Writable,
  signal?: AbortSignal,
): Promise<number> {
  let texts = 0;
  const gold = await readAllHumanMarks(connection.db);
  for await (const batch of readAllTextBatches(connection.db)) {
    const annotations = await readGivenOfTexts(connection.db, batch);
    for (const text of batch) {
      signal?.throwIfAborted();
      const given = { edits: gold.get(text.id), annotation: annotations.get(text.id) };
      const isFull = !output.write(writeTextLine(text, given));
      if (isFull) await once(output, 'drain', signal ? { signal } : {});
      texts++;
    }
  }
  return texts;
}
