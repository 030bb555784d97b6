import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { assessTask, type AssessOutput } from './assessment/assess-task';
import type { CorrectorParts } from './corrector-parts';

/** Level, complexity and vocabulary of a text. Rejects with QueryCancelledError once the signal is raised. */
export async function assessOwnText(
  sent: string,
  { ownTextAnnotator, pool }: CorrectorParts,
  signal: AbortSignal,
): Promise<AssessOutput> {
  const text = cleanOwnText(sent);
  const [annotation] = await ownTextAnnotator.annotate([{ text }], signal);
  return pool.run(assessTask, { text, annotation: annotation!.bytes }, { signal });
}
