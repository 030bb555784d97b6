import { alignOwnText } from '../../corpus/own-text/align-own-text';
import type { CorrectorParts } from './corrector-parts';
import { readClassTextTask, type ReadClassTextOutput } from './assessment/read-class-text-task';

/**
 * Errors, level and words of one text of a class; offsets are those of the text as it was sent. Rejects with QueryCancelledError once the
 * signal is raised.
 */
export async function readClassText(
  sent: string,
  { ownTextAnnotator, pool }: Pick<CorrectorParts, 'ownTextAnnotator' | 'pool'>,
  signal: AbortSignal,
): Promise<ReadClassTextOutput> {
  const { text, findStart, findEnd } = alignOwnText(sent);
  const [annotation] = await ownTextAnnotator.annotate([{ text }], signal);
  const output = await pool.run(readClassTextTask, { text, annotation: annotation!.bytes }, { signal });
  const place = <Piece extends { readonly start: number; readonly end: number }>(piece: Piece): Piece => ({
    ...piece,
    start: findStart(piece.start),
    end: piece.start === piece.end ? findStart(piece.end) : findEnd(piece.end),
  });
  const sentences = output.sentences.map((sentence) => ({
    ...place(sentence),
    marks: sentence.marks.map(place),
  }));
  return { ...output, sentences };
}
