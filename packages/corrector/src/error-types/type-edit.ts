import { typeMove } from './type-move';
import { typeWords } from './type-words';
import type { EditToType, TypedEdit } from './typed-edit';

/**
 * The code of an edit by rules over the analyses of both sides, as the annotators of EstGEC-L2 choose it. Every edit
 * gets one, an edit that changes nothing too. Pure.
 */
export function typeEdit({ sentence, start, end, corrected }: EditToType): TypedEdit {
  const written = sentence.slice(start, end);
  const move = typeMove(written, corrected);
  if (!move) return { code: typeWords(written, corrected), inside: [] };
  return {
    code: 'R:WO',
    inside: move.map((error) => ({ ...error, start: error.start + start, end: error.end + start })),
  };
}
