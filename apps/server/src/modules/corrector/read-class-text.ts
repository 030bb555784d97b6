import { alignOwnText } from '../../corpus/own-text/align-own-text';
import type { CorrectorParts } from './corrector-parts';
import { readClassTextTask, type ReadClassTextOutput } from './assessment/read-class-text-task';

/**
 * Errors, level and words of one text of a class. Rejects with MorphologyUnavailableError, or with QueryCancelledError once
 * the signal is raised.
 */
export async function readClassText(
  sent: string,
  { ownTextAnnotator, pool }: Pick<CorrectorParts, 'ownTextAnnotator' | 'pool'>,
  signal: AbortSignal,
): Promise<ReadClassTextOutput> {
  const { text } = alignOwnText(sent);
  const [annotation] = await ownTextAnnotator.annotate([{ text }], signal);
  return pool.run(readClassTextTask, { text, annotation: annotation!.bytes }, { signal });
}
