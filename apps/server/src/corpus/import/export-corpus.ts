import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { readAllTexts } from '../store/corpus-text.repository';
import type { DatabaseConnection } from '../../platform/database/database-connection';

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
  for await (const { id, content, properties } of readAllTexts(connection.db)) {
    signal?.throwIfAborted();
    const isFull = !output.write(`${JSON.stringify({ id, content, properties })}\n`);
    if (isFull) await once(output, 'drain', signal ? { signal } : {});
    texts++;
  }
  return texts;
}
