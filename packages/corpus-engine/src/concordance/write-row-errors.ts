import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import type { ContextRange } from './context-range';
import type { RowErrors } from './list-row-errors';

const ERRORS = encodeAscii(',"vead":[');
const LIST_END = encodeAscii(']');
const COMMA = encodeAscii(',');
const PLACES = {
  BEFORE: encodeAscii('{"part":"BEFORE","at":'),
  KEYWORD: encodeAscii('{"part":"KEYWORD","at":'),
  AFTER: encodeAscii('{"part":"AFTER","at":'),
};
const LENGTH = encodeAscii(',"length":');
const WRITTEN = encodeAscii(',"written":');
const CORRECTED = encodeAscii(',"corrected":');
const CODE = encodeAscii(',"code":');
const PROBABILITY = encodeAscii(',"probability":');
const OBJECT_END = encodeAscii('}');
const PERCENT = 100;

/**
 * Writes the errors of a row. Places count from the strings of the row: back from the end of `contextBefore`, on from the
 * start of `keyword` or of `contextAfter`; what goes over a border is of the string that it begins in.
 */
export function writeRowErrors(range: ContextRange, { layer, marks }: RowErrors, out: JsonBytes): void {
  const { segment, text, beforeStart, keywordStart, keywordEnd, afterEnd } = range;
  const base = segment.sections.textContentStarts[text]!;
  const beforeEnd = segment.content.endBeforeSpace(beforeStart, keywordStart);
  const afterStart = segment.content.startAfterSpace(keywordEnd, afterEnd);
  out.writePiece(ERRORS);
  marks.forEach((mark, i) => {
    const start = base + layer.columns.spanStarts[mark]!;
    const end = base + layer.columns.spanEnds[mark]!;
    // What is missing right after the keyword belongs to it.
    const isAfter = start > keywordEnd || (start === keywordEnd && end > start);
    const part = start < keywordStart ? 'BEFORE' : isAfter ? 'AFTER' : 'KEYWORD';
    const at = { BEFORE: beforeEnd - start, KEYWORD: start - keywordStart, AFTER: start - afterStart }[part];
    if (i > 0) out.writePiece(COMMA);
    out.writePiece(PLACES[part]);
    out.writeInteger(Math.max(0, at));
    out.writePiece(LENGTH);
    out.writeInteger(end - start);
    out.writePiece(WRITTEN);
    segment.content.writeLine(start, end, out);
    out.writePiece(CORRECTED);
    out.writeString(layer.readCorrected(mark));
    out.writePiece(CODE);
    out.writeString(layer.readCode(mark));
    out.writePiece(PROBABILITY);
    out.writeDecimal(Math.round(layer.readProbability(mark) * PERCENT), 2);
    out.writePiece(OBJECT_END);
  });
  out.writePiece(LIST_END);
}
