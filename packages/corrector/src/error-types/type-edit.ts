import { errorCodes, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { typeMove } from './type-move';
import { typeWords } from './type-words';
import type { EditToType, TypedEdit, WordToType } from './typed-edit';

/**
 * The code of an edit by rules over the analyses of both sides, as the annotators of EstGEC-L2 choose it. Every edit
 * gets one, an edit that changes nothing too. Pure.
 */
export function typeEdit({ sentence, start, end, corrected }: EditToType): TypedEdit {
  const written = sentence.slice(start, end);
  const move = typeMove(written, corrected);
  if (!move) return { code: addCase(typeWords(written, corrected), sentence, start, corrected), inside: [] };
  return {
    code: 'R:WO',
    inside: move.map((error) => ({ ...error, start: error.start + start, end: error.end + start })),
  };
}

/** Adds a wrong capital or small letter to another error of one word, not at the beginning of a sentence. */
function addCase(
  code: ErrorCode,
  sentence: readonly WordToType[],
  start: number,
  corrected: readonly WordToType[],
): ErrorCode {
  const [written, right, before] = [sentence[start], corrected[0], sentence[start - 1]];
  if (!written || !right || !before || /[.!?:"„“«]$/.test(before.form)) return code;
  const isCapital = ({ form }: WordToType): boolean => /^\p{Lu}/u.test(form);
  if (isCapital(written) === isCapital(right)) return code;
  return errorCodes.find((known) => known === `${code}:CASE`) ?? code;
}
