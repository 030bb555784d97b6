import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { GoldEdit } from '../error-annotation/gold-edit';
import { readAllGold } from '../error-annotation/gold-edits.repository';
import { readAllTexts } from '../store/corpus-text.repository';
import type { CorpusText } from '../store/corpus-text';
import type { DatabaseConnection } from '../../platform/database/database-connection';

/** A text as a line of JSON Lines, as the import reads it; `edits` are those that people marked. */
export function writeTextLine({ id, content, properties }: CorpusText, edits?: readonly GoldEdit[]): string {
  return `${JSON.stringify({ id, content, properties, edits })}\n`;
}

/**
 * Writes every text as JSON Lines, sorted by id, properties by name: what the import reads, so that it goes in again
 * unchanged. Answers the number of texts. The stream is left open. Rejects once the signal is raised, between two texts.
 */
export async function exportCorpus(
  connection: DatabaseConnection,
  output: Writable,
  signal?: AbortSignal,
): Promise<number> {
  let texts = 0;
  const gold = await readAllGold(connection.db);
  for await (const text of readAllTexts(connection.db)) {
    signal?.throwIfAborted();
    const isFull = !output.write(writeTextLine(text, gold.get(text.id)));
    if (isFull) await once(output, 'drain', signal ? { signal } : {});
    texts++;
  }
  return texts;
}
